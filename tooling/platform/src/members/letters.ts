import { randomUUID } from 'node:crypto';
import { contract } from '@lobby/api-client/contract';
import { formatYuan } from '@lobby/betting';
import type { Kysely } from 'kysely';
import { memberOf } from '../kernel/context.ts';
import { implement } from '../kernel/implement.ts';
import type { Locale } from '../kernel/locale.ts';
import type { Site } from '../kernel/site.ts';
import type { Tables } from '../kernel/tables.ts';

/** The first letter of every member. */
export async function sendWelcomeLetter(
  db: Kysely<Tables>,
  site: Site,
  to: { memberId: string; name: string; at: number },
): Promise<void> {
  const welcome = welcomeTo(site, to.name);
  await db
    .insertInto('letters')
    .values({
      id: randomUUID(),
      site_id: site.id,
      member_id: to.memberId,
      type: 'notice',
      title: welcome['zh-CN'].title,
      content: welcome['zh-CN'].content,
      title_zh_tw: welcome['zh-TW'].title,
      content_zh_tw: welcome['zh-TW'].content,
      sent_at: BigInt(to.at),
      read_at: null,
    })
    .execute();
}

/** A letter is kept in both languages: its reader may change theirs. */
function welcomeTo(site: Site, name: string): Record<Locale, { title: string; content: string }> {
  const amount = formatYuan(site.openingBalance);
  return {
    'zh-CN': {
      title: `欢迎加入${site.titles['zh-CN']}`,
      content: `${name}，您好！您的账户已开通，${site.playMoney ? '演示资金' : '余额'} ${amount} 元已到账。请理性投注，未满18岁禁止参与。`,
    },
    'zh-TW': {
      title: `歡迎加入${site.titles['zh-TW']}`,
      content: `${name}，您好！您的帳戶已開通，${site.playMoney ? '示範資金' : '餘額'} ${amount} 元已入帳。請理性投注，未滿18歲禁止參與。`,
    },
  };
}

/** Counts what has not been read; the br… fields count broadcasts, which are notices today and carry no read mark. */
export const unreadLetters = implement(contract.letter.getUnreadForType, async (_input, ctx) => {
  const rows = await ctx.db
    .selectFrom('letters')
    .select(({ fn }) => ['type', fn.countAll<bigint>().as('unread')])
    .where('member_id', '=', memberOf(ctx).id)
    .where('read_at', 'is', null)
    .groupBy('type')
    .execute();
  const of = (type: 'notice' | 'activity' | 'fd') => Number(rows.find(row => row.type === type)?.unread ?? 0);
  return { notice_count: of('notice'), activity_count: of('activity'), fd_count: of('fd') };
});
