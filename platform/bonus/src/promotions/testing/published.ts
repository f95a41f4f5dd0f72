import { day } from '@lobby/calendar';
import type { PromotionRule } from '@lobby/funds/promotions';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import { pausedMembers, pauseOfMember } from '@lobby/platform-testing/internals/protection';
import type { Kysely } from 'kysely';
import { createPromotion, type NewPromotion } from '../operator/operator-rows.ts';
import type { PromotionNeeds } from '../promotion-needs.ts';
import type { PromotionRow } from '../promotion-rows.ts';

/** What promotions need of others, where no member ever deposited. */
export const testNeeds: PromotionNeeds = {
  ...{ pauseOf: pauseOfMember, pausedMembers },
  depositsOf: async () => ({ first: undefined, since: [] }),
  results: [],
  depositedWithin: async () => new Map(),
};

/** Publishes a promotion of site 1001 that runs for ten days from an instant, ms, unless `change` says otherwise. */
export async function publishPromotion(
  db: Kysely<Tables>,
  rule: PromotionRule,
  now: number,
  change: Partial<NewPromotion> = {},
): Promise<PromotionRow> {
  const id = await createPromotion(db, {
    ...{ siteId: '1001', names: { 'zh-CN': '优惠', 'zh-TW': '優惠' }, rule, excludes: '' },
    ...{ startsAt: now, endsAt: now + 10 * day, publishedAt: now },
    ...change,
  });
  return db
    .selectFrom('promotions')
    .selectAll()
    .where('id', '=', id ?? 0)
    .executeTakeFirstOrThrow();
}

/** Fen that a promotion has given. */
export async function spentOf(db: Kysely<Tables>, id: number): Promise<bigint> {
  const { spent } = await db
    .selectFrom('promotions')
    .select('spent')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return spent;
}
