import { type Step, stepsOf } from '@lobby/funds/promotions';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely } from 'kysely';
import { claimableOfPromotions } from '../../grants/claimable-of-promotions.ts';
import { promotionGrantId } from '../../grants/reach-of-promotion.ts';
import { asGiven, giftsHadInEach } from '../facts/gifts-had.ts';
import { factsOfEach, type Joined } from '../facts/of-promotion.ts';
import { askJoiningEach, type Joining } from '../joining/ask-joining.ts';
import type { PromotionNeeds } from '../promotion-needs.ts';
import { type MembershipRow, type PromotionRow, ruleOf } from '../promotion-rows.ts';
import { reviewMembership } from '../review/review.ts';
import type { Own } from '../wire-promotion.ts';

interface Listed {
  readonly rows: readonly PromotionRow[];
  /** What the member is in, by the id of the promotion. */
  readonly joined: ReadonlyMap<number, MembershipRow>;
  readonly joining: Joining;
}

/**
 * Where a member who is in no pause stands in each of several promotions, by its id, without wheel and invitation. What
 * was newly reached is written down: only that takes statements for each promotion.
 */
export async function ownList(
  db: Kysely<Tables>,
  { rows, joined, joining }: Listed,
  needs: PromotionNeeds,
): Promise<ReadonlyMap<number, Own>> {
  const open = rows.filter(({ id }) => !joined.has(id));
  const conditions = await askJoiningEach(db, open, joining, needs);
  const own = new Map<number, Own>(
    open.map(({ id }) => [id, { membership: undefined, conditions: conditions.get(id) ?? [], steps: [] }]),
  );
  const under: Joined[] = [];
  for (const row of rows) {
    const membership = joined.get(row.id);
    if (!membership) continue;
    own.set(row.id, { membership, conditions: [], steps: [] });
    if (membership.left_at === null) under.push({ row, membership, rule: ruleOf(membership) });
  }
  for (const [id, steps] of await stepsOfEach(db, under, joining, needs))
    own.set(id, { membership: joined.get(id), conditions: [], steps });
  // After what was newly reached was written down.
  const claimable = joined.size > 0 && (await claimableOfPromotions(db, joining.memberId, joining.now));
  for (const [id, count] of claimable || []) {
    const of = own.get(id);
    if (of) own.set(id, { ...of, claimable: count });
  }
  return own;
}

async function stepsOfEach(
  db: Kysely<Tables>,
  under: readonly Joined[],
  { memberId, now }: Joining,
  needs: PromotionNeeds,
) {
  const facts = await factsOfEach(db, under, now, needs);
  const had = await giftsHadInEach(
    db,
    memberId,
    under.map(({ row }) => row.id),
  );
  const found = new Map<number, Own['steps']>();
  for (const { row, membership, rule } of under) {
    const of = facts.get(row.id);
    const idOf = ({ key }: Step) => promotionGrantId({ memberId, promotionId: row.id, key });
    const steps = asGiven(of ? stepsOf(rule, of) : [], had, idOf);
    const isDue = steps.some(step => step.state === 'reached' && !had.has(idOf(step)));
    const review = () =>
      db.transaction().execute(trx => reviewMembership(trx, { row, membership, now }, needs));
    found.set(row.id, isDue ? await review() : steps);
  }
  return found;
}
