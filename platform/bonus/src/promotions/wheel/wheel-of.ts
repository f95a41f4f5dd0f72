import type { WheelShape } from '@lobby/api-client/contract/act/promotion-shape';
import { commitmentOf, type Key } from '@lobby/draws';
import { spinsLeft } from '@lobby/funds/promotions';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely } from 'kysely';
import { factsOfPromotion } from '../facts/of-promotion.ts';
import type { PromotionNeeds } from '../promotion-needs.ts';
import { type MembershipRow, type PromotionRow, ruleOf } from '../promotion-rows.ts';
import { paysLargest } from './spin.ts';
import { spinKey } from './spin-key.ts';

/** Spins that are told. */
const shown = 20;

interface Asked {
  readonly row: PromotionRow;
  readonly membership: MembershipRow;
  /** ms */
  readonly now: number;
}

/** The wheel of a member: what is left to spin, what the next spin is committed to, and what became of the last. */
export async function wheelOf(
  db: Kysely<Tables>,
  { row, membership, now }: Asked,
  { needs, drawSecret }: { readonly needs: PromotionNeeds; readonly drawSecret: Key },
): Promise<WheelShape | null> {
  const rule = ruleOf(membership);
  if (rule.kind !== 'draw' || membership.left_at !== null) return null;
  const facts = await factsOfPromotion(db, { row, membership, rule, now }, needs);
  const number = facts.stops.length + 1;
  const current = await db
    .selectFrom('promotions')
    .selectAll()
    .where('id', '=', row.id)
    .executeTakeFirstOrThrow();
  const spins = await db
    .selectFrom('promotion_spins')
    .selectAll()
    .where('promotion_id', '=', row.id)
    .where('member_id', '=', membership.member_id)
    .orderBy('number', 'desc')
    .limit(shown)
    .execute();
  return {
    left: spinsLeft(rule, facts),
    isBudgetLeft: await paysLargest(db, { row: current, membership, rule, now }),
    next: { number, commitment: commitmentOf(spinKey(drawSecret, membership, number)) },
    spins: spins.map(({ number, client, server, stop, spun_at }) => ({
      ...{ number, client, server, stop, spunAt: Number(spun_at) },
    })),
  };
}
