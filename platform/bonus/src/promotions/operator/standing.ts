import { type Step, type StepReason, stepsOf } from '@lobby/funds/promotions';
import { findMemberByName } from '@lobby/platform-identity/members/find-member';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely } from 'kysely';
import { promotionGrantId } from '../../grants/reach-of-promotion.ts';
import { asGiven, giftsHad } from '../facts/gifts-had.ts';
import { factsOfPromotion } from '../facts/of-promotion.ts';
import { membershipOf } from '../joining/join.ts';
import { checkOf, type RecordedCheck } from '../joining/recorded-check.ts';
import type { PromotionNeeds } from '../promotion-needs.ts';
import { type MembershipRow, type PromotionRow, ruleOf } from '../promotion-rows.ts';
import { withheldOf } from '../review/withheld.ts';

/** A step, and since when (ms) the review withholds its gift. */
export interface StandingStep extends Step {
  readonly withheld?: { readonly reason: StepReason; readonly since: number };
  /** Whether its gift was given, and did not go back. */
  readonly isGiven: boolean;
}

/** What the platform found out about a member in a promotion. */
export interface Standing {
  /** What was found when they last asked to join, or joined. */
  readonly check: RecordedCheck | undefined;
  readonly membership: MembershipRow | undefined;
  /** What they did, as it is now; empty for who did not join. */
  readonly steps: readonly StandingStep[];
}

/** The same of a member by name; undefined where the site has none of that name. Reads only. @param asked `now` in ms. */
export async function standingOf(
  db: Kysely<Tables>,
  row: PromotionRow,
  { name, now }: { readonly name: string; readonly now: number },
  needs: Omit<PromotionNeeds, 'pauseOf'>,
): Promise<Standing | undefined> {
  const member = await findMemberByName(db, row.site_id, name);
  if (!member) return undefined;
  const check = await checkOf(db, { promotion_id: row.id, member_id: member.id });
  const membership = await membershipOf(db, row.id, member.id);
  return { check, membership, steps: membership ? await stepsIn(db, { row, membership, now }, needs) : [] };
}

async function stepsIn(
  db: Kysely<Tables>,
  {
    row,
    membership,
    now,
  }: { readonly row: PromotionRow; readonly membership: MembershipRow; readonly now: number },
  needs: Omit<PromotionNeeds, 'pauseOf'>,
): Promise<readonly StandingStep[]> {
  const { member_id: memberId, promotion_id: promotionId } = membership;
  const rule = ruleOf(membership);
  const facts = await factsOfPromotion(db, { row, membership, rule, now }, needs);
  const had = await giftsHad(db, membership);
  const withheld = await withheldOf(db, membership);
  const idOf = ({ key }: Step) => promotionGrantId({ memberId, promotionId, key });
  return asGiven(stepsOf(rule, facts), had, idOf).map(step => {
    const found = withheld.get(step.key);
    const isGiven = had.get(idOf(step))?.isReturned === false;
    return { ...step, isGiven, ...(found && { withheld: found }) };
  });
}
