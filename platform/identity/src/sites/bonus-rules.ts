import './sites.tables.ts';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely } from 'kysely';

/** Of what a brand allows: terms that regulators call fair, or others too. */
type BonusRules = 'fair' | 'open';

/** What the brand of each site allows of the turnover that its bonuses ask for, as it is now. */
export async function bonusRulesOf(
  db: Kysely<Tables>,
  siteIds: readonly string[],
): Promise<(siteId: string) => BonusRules> {
  const rows =
    siteIds.length === 0
      ? []
      : await db.selectFrom('sites').select(['id', 'bonus_rules']).where('id', 'in', siteIds).execute();
  const rules = new Map(rows.map(({ id, bonus_rules }) => [id, bonus_rules]));
  return siteId => rules.get(siteId) ?? 'fair';
}

/** Sets that for a site; whoever is in a promotion keeps its terms. @returns false where there is no such site. */
export async function setBonusRules(db: Kysely<Tables>, siteId: string, rules: BonusRules): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sites')
    .set({ bonus_rules: rules })
    .where('id', '=', siteId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
