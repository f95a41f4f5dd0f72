import { contract } from '@lobby/api-client/contract';
import { implement } from '@lobby/platform-kernel/calls/implement';
import { localeOf } from '@lobby/platform-kernel/calls/locale';
import type { Platform } from '@lobby/platform-kernel/domain/domain';
import { firstSponsorships } from './first-sponsorships.ts';
import { shownSponsorships } from './sponsorships.ts';

/** What a site sponsors, in the language asked for. */
export const sponsorContent = implement(contract.advertising.sponsorContent, async ({ langx }, ctx) => {
  const rows = await shownSponsorships(ctx.db, ctx.site.id);
  const isTraditional = localeOf(langx) === 'zh-TW';
  return rows.map(row => ({
    id: row.id,
    name: isTraditional ? row.name_zh_tw : row.name_zh_cn,
    role: isTraditional ? row.role_zh_tw : row.role_zh_cn,
    text: isTraditional ? row.text_zh_tw : row.text_zh_cn,
  }));
});

/** Writes the first sponsorships of each site. What an operator has made of one stays. */
export async function seedSponsorships({
  db,
  sites,
  clock,
}: Pick<Platform, 'db' | 'sites' | 'clock'>): Promise<void> {
  for (const site of sites.all()) {
    const said = (text: string) => text.replaceAll('{brand}', site.title);
    const rows = firstSponsorships.map(({ 'zh-CN': simplified, 'zh-TW': traditional }, index) => ({
      id: `${site.id}-first-${index + 1}`,
      site_id: site.id,
      position: (index + 1) * 10,
      is_shown: true,
      name_zh_cn: simplified.name,
      name_zh_tw: traditional.name,
      role_zh_cn: simplified.role,
      role_zh_tw: traditional.role,
      text_zh_cn: said(simplified.text),
      text_zh_tw: said(traditional.text),
      changed_at: BigInt(clock.now()),
    }));
    await db
      .insertInto('sponsorships')
      .values(rows)
      .onConflict(conflict => conflict.column('id').doNothing())
      .execute();
  }
}
