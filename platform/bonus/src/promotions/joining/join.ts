import { lockMember } from '@lobby/platform-identity/members/lock-member';
import { Refusal } from '@lobby/platform-kernel/calls/refusal';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely, Transaction } from 'kysely';
import type { PromotionNeeds } from '../promotion-needs.ts';
import { lockPromotion, type MembershipRow, type PromotionRow } from '../promotion-rows.ts';
import { askJoining, type Found, type Joining } from './ask-joining.ts';
import { checkOf, noteCheck } from './recorded-check.ts';

type Trx = Transaction<Tables>;

/** How long a check holds a place for whoever was found fit. */
export const HELD_MS = 10 * 60_000;

export const allMet = (conditions: Found): boolean => [...conditions.values()].every(isMet => isMet);

/**
 * Finds out whether a member may join a promotion, writes it down, and holds the place for a while. Of a member who is in
 * it: as it was found then.
 * @returns the conditions, and until when the place is held; 0: it is not.
 */
export async function checkJoining(
  trx: Trx,
  row: PromotionRow,
  joining: Joining,
  needs: PromotionNeeds,
): Promise<{ readonly conditions: Found; readonly heldUntil: number }> {
  await holdPlayer(trx, joining, needs);
  // Members who check at once are judged one after the other, by what is left then.
  const current = await lockPromotion(trx, row.id);
  const of = { promotion_id: row.id, member_id: joining.memberId };
  if (await membershipOf(trx, row.id, joining.memberId)) {
    const { conditions = new Map() } = (await checkOf(trx, of)) ?? {};
    return { conditions, heldUntil: 0 };
  }
  const conditions = await askJoining(trx, current, joining, needs);
  const heldUntil = allMet(conditions) ? joining.now + HELD_MS : 0;
  await noteCheck(trx, of, { conditions, heldUntil, joining });
  return { conditions, heldUntil };
}

/** What came of asking to join: the membership, or what was found and written down, of which a condition is not met. */
export type JoinOutcome =
  | { readonly membership: MembershipRow; readonly unmet?: undefined }
  | { readonly membership?: undefined; readonly unmet: Found };

/**
 * Joins a promotion, once: whoever is in it already stays in it as they are. To be committed also where a condition is not
 * met: what was found is what the member is told.
 * @throws Refusal `access-denied` in a pause.
 */
export async function joinPromotion(
  trx: Trx,
  row: PromotionRow,
  joining: Joining,
  needs: PromotionNeeds,
): Promise<JoinOutcome> {
  const { memberId, now } = joining;
  await holdPlayer(trx, joining, needs);
  const known = await membershipOf(trx, row.id, memberId);
  if (known) return { membership: known };
  const { conditions } = await checkJoining(trx, row, joining, needs);
  if (!allMet(conditions)) return { unmet: conditions };
  await trx
    .updateTable('promotion_conditions')
    .set({ held_until: 0n })
    .where('promotion_id', '=', row.id)
    .where('member_id', '=', memberId)
    .execute();
  const membership = await trx
    .insertInto('promotion_members')
    .values({
      ...{ promotion_id: row.id, member_id: memberId, site_id: row.site_id, rule: row.rule },
      ...{ joined_at: BigInt(now), reviewed_at: BigInt(now), left_at: null },
      ...{ device_id: joining.deviceId, address: joining.address },
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { membership };
}

/** The refusal of whoever asked to join, with the conditions that were not met. */
export const refusalOf = (unmet: Found): Refusal =>
  new Refusal('warning', { reason: 'promotion-conditions', data: { unmet: unmetOf(unmet) } });

/** The conditions that are not met, in the order in which they are told. */
export const unmetOf = (found: Found): string[] =>
  [...found].filter(([, isMet]) => !isMet).map(([condition]) => condition);

/** Locks a member who may play: pauses are written under the same lock. @throws Refusal `access-denied` in a pause. */
export async function holdPlayer(
  trx: Trx,
  { memberId, now }: Joining,
  { pauseOf }: PromotionNeeds,
): Promise<void> {
  await lockMember(trx, memberId);
  if (await pauseOf(trx, memberId, now)) throw new Refusal('access-denied', { reason: 'play-paused' });
}

/** What a member joined; undefined when they did not. */
export function membershipOf(
  db: Kysely<Tables>,
  promotionId: number,
  memberId: string,
): Promise<MembershipRow | undefined> {
  return db
    .selectFrom('promotion_members')
    .selectAll()
    .where('promotion_id', '=', promotionId)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
}
