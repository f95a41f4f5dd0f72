import { lockMember } from '@lobby/platform-identity/members/lock-member';
import { Refusal } from '@lobby/platform-kernel/calls/refusal';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Clock } from '@lobby/platform-kernel/time/clock';
import type { Kysely, Transaction } from 'kysely';
import { claimGrant, type GrantRow, isReached } from '../grants/grants.ts';
import type { EmptiedVenues } from '../turnover/index.ts';
import { birthdayId, holdForBirthday, reachBirthday } from './birthday.ts';
import type { VipNeeds } from './standing-calls.ts';
import type { Whose } from './standings.ts';

interface Claimed extends Whose {
  readonly id: string;
}

/**
 * Claims a gift, once, under the lock of its member: pauses are written and grades reviewed under it too. The one of a
 * birthday is reached by being asked for, on the day.
 * @throws Refusal: `access-denied` in a pause; as `claimGrant` and `reachBirthday` do.
 */
export function claimGift(
  { db, clock }: { readonly db: Kysely<Tables>; readonly clock: Clock },
  { siteId, memberId, id }: Claimed,
  { pauseOf, depositedInMonth }: VipNeeds,
  emptiedVenues: EmptiedVenues,
): Promise<GrantRow> {
  const asking = () => ({ siteId, memberId, now: clock.now() });
  const isAsked = async (trx: Transaction<Tables>) =>
    id === birthdayId(memberId, clock.now()) && !(await isReached(trx, id));
  const demandNoPause = async (trx: Transaction<Tables>) => {
    if (await pauseOf(trx, memberId, clock.now()))
      throw new Refusal('access-denied', { reason: 'play-paused' });
  };
  return db.transaction().execute(async trx => {
    // Whoever is in a pause is told nothing of the conditions.
    await demandNoPause(trx);
    if (await isAsked(trx)) await holdForBirthday(trx, asking(), depositedInMonth);
    else await lockMember(trx, memberId);
    await demandNoPause(trx);
    if (await isAsked(trx)) await reachBirthday(trx, asking(), depositedInMonth);
    return claimGrant(trx, { ...asking(), id, at: clock.now() }, emptiedVenues);
  });
}
