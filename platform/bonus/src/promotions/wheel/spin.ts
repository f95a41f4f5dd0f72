import type { RefusalReason } from '@lobby/api-client/refusal-reasons';
import { type Key, spinWheel, toHex } from '@lobby/draws';
import { fenOf, largestGift, type RuleOf, spinsLeft, stopsOf, withheldBy } from '@lobby/funds/promotions';
import { Refusal } from '@lobby/platform-kernel/calls/refusal';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely, Transaction } from 'kysely';
import { giftsHad, sumOf } from '../facts/gifts-had.ts';
import { factsOfPromotion } from '../facts/of-promotion.ts';
import type { PromotionNeeds } from '../promotion-needs.ts';
import { endOf, lockPromotion, type MembershipRow, type PromotionRow, ruleOf } from '../promotion-rows.ts';
import { leftOfPeriod } from '../review/period-budget.ts';
import { spinKey } from './spin-key.ts';

interface Spinning {
  readonly row: PromotionRow;
  readonly membership: MembershipRow;
  readonly now: number;
  /** Of the spin in its promotion, from 1: a number is spun once. */
  readonly number: number;
  /** The member's own text. */
  readonly client: string;
}

/**
 * Spins the wheel, each number once; the review that follows in the same transaction gives what it brings. The caller
 * holds the member.
 * @throws Refusal `warning` without a spin, for a wrong number, after the end, or when a budget is below the largest gift.
 */
export async function spin(
  trx: Transaction<Tables>,
  { row, membership, now, number, client }: Spinning,
  { needs, drawSecret }: { readonly needs: PromotionNeeds; readonly drawSecret: Key },
): Promise<void> {
  const refuse = (reason: RefusalReason) => new Refusal('warning', { reason });
  const rule = ruleOf(membership);
  if (rule.kind !== 'draw') throw refuse('spins-used');
  const facts = await factsOfPromotion(trx, { row, membership, rule, now }, needs);
  const next = facts.stops.length + 1;
  if (number < next) return;
  if (now >= endOf(row) || membership.left_at !== null) throw refuse('promotion-ended');
  if (number > next) throw refuse('spin-number');
  if (spinsLeft(rule, facts) === 0) throw refuse('spins-used');
  const current = await lockPromotion(trx, row.id);
  if (!(await paysLargest(trx, { row: current, membership, rule, now }))) throw refuse('promotion-budget');
  const server = spinKey(drawSecret, membership, number);
  await trx
    .insertInto('promotion_spins')
    .values({
      ...{ promotion_id: row.id, member_id: membership.member_id, number, client },
      server: toHex(server),
      stop: spinWheel({ server, client, nonce: number }, stopsOf(rule)),
      spun_at: BigInt(now),
    })
    .execute();
}

interface Budgets {
  readonly row: PromotionRow;
  readonly membership: MembershipRow;
  /** As the member joined it. */
  readonly rule: RuleOf<'draw'>;
  /** ms */
  readonly now: number;
}

/** Whether what is left, of the promotion, its period and for the member, is the largest gift of the wheel. */
export async function paysLargest(
  db: Kysely<Tables>,
  { row, membership, rule, now }: Budgets,
): Promise<boolean> {
  const had = sumOf(await giftsHad(db, membership));
  const left = {
    total: fenOf(ruleOf(row).budget.total) - row.spent,
    member: fenOf(rule.budget.perMember) - had,
    period: await leftOfPeriod(db, row, now),
  };
  return withheldBy(largestGift(rule), left) === undefined;
}
