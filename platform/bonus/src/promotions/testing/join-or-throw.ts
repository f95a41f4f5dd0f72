import { joinPromotion, refusalOf } from '../joining/join.ts';
import type { MembershipRow } from '../promotion-rows.ts';

/** Joins a promotion as `joinPromotion` does. @throws the refusal also where a condition is not met, so that nothing of it stays. */
export async function joinOrThrow(...asked: Parameters<typeof joinPromotion>): Promise<MembershipRow> {
  const { membership, unmet } = await joinPromotion(...asked);
  if (!membership) throw refusalOf(unmet);
  return membership;
}
