import { contract } from '@lobby/api-client/contract';
import { implement } from '@lobby/platform-kernel/calls/implement';
import { localeOf } from '@lobby/platform-kernel/calls/locale';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Platform } from '@lobby/platform-kernel/domain/domain';
import type { Kysely, Selectable } from 'kysely';
import { firstNotices } from './first-notices.ts';

const mostPopups = 5;

/** Announcements of the site, in the language asked for; anything but zh-TW reads zh-CN. */
export const noticeList = implement(contract.advertising.queryNoticeListByPage, async (input, ctx) => {
  const ofSite = ctx.db.selectFrom('notices').where('site_id', '=', ctx.site.id);
  const { total } = await ofSite
    .select(({ fn }) => fn.countAll<bigint>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await ofSite
    .selectAll()
    .orderBy('published_at', 'desc')
    .orderBy('id')
    .limit(input.pageSize)
    .offset((input.pageNum - 1) * input.pageSize)
    .execute();
  return {
    pageNum: input.pageNum,
    pageSize: input.pageSize,
    total: Number(total),
    list: rows.map(row => wireNotice(row, input.langx)),
  };
});

/** What a site has announced after a moment, newest first; a few, because they are shown at once. */
export async function noticesSince(
  db: Kysely<Tables>,
  { siteId, since, langx }: { readonly siteId: string; readonly since: number; readonly langx: string },
) {
  const rows = await db
    .selectFrom('notices')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('published_at', '>', BigInt(since))
    .orderBy('published_at', 'desc')
    .orderBy('id')
    .limit(mostPopups)
    .execute();
  return rows.map(row => wireNotice(row, langx));
}

function wireNotice(row: Selectable<Tables['notices']>, langx: string) {
  const traditional = localeOf(langx) === 'zh-TW';
  return {
    id: row.id,
    title: traditional ? row.title_zh_tw : row.title_zh_cn,
    content: traditional ? row.content_zh_tw : row.content_zh_cn,
    publishedAt: Number(row.published_at),
  };
}

/**
 * Writes the first announcements of each site. One that is there keeps its time and gets the words of this release: a
 * sentence that is not true any more does not outlive an update.
 */
export async function seedNotices({
  db,
  sites,
  clock,
}: Pick<Platform, 'db' | 'sites' | 'clock'>): Promise<void> {
  for (const site of sites.all()) {
    const said = (text: string) => text.replaceAll('{minimumAge}', String(site.market.age));
    const rows = firstNotices.map((notice, index) => ({
      id: `${site.id}-first-${index + 1}`,
      site_id: site.id,
      title_zh_cn: notice['zh-CN'].title,
      title_zh_tw: notice['zh-TW'].title,
      content_zh_cn: said(notice['zh-CN'].content),
      content_zh_tw: said(notice['zh-TW'].content),
      // Before the first member registers, to whom they are no news.
      published_at: BigInt(clock.now() - (index + 1) * 3_600_000),
    }));
    await db
      .insertInto('notices')
      .values(rows.filter((_row, index) => site.playMoney || !firstNotices[index]?.playMoney))
      .onConflict(conflict =>
        conflict.column('id').doUpdateSet(({ ref }) => ({
          title_zh_cn: ref('excluded.title_zh_cn'),
          title_zh_tw: ref('excluded.title_zh_tw'),
          content_zh_cn: ref('excluded.content_zh_cn'),
          content_zh_tw: ref('excluded.content_zh_tw'),
        })),
      )
      .execute();
  }
}
