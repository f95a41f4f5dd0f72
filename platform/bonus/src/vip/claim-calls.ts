import { contract } from '@lobby/api-client/contract';
import { memberOf } from '@lobby/platform-kernel/calls/context';
import { implement } from '@lobby/platform-kernel/calls/implement';
import { Refusal } from '@lobby/platform-kernel/calls/refusal';
import { claimGrant, isReached } from '../grants/grants.ts';
import { wireGrant } from '../grants/wire-grant.ts';
import type { EmptiedVenues } from '../turnover/index.ts';
import { birthdayId, reachBirthday } from './birthday.ts';
import type { VipNeeds } from './standing-calls.ts';

/** Claims a gift. The one of a birthday is reached by being asked for, on the day. */
export const claimCall = ({ pauseOf, depositedInMonth }: VipNeeds, emptiedVenues: EmptiedVenues) =>
  implement(contract.promotion.confirmInfo, async ({ id }, ctx) => {
    const { db, clock } = ctx;
    const { id: memberId, siteId, registeredAt } = memberOf(ctx);
    const now = clock.now();
    const claimed = await db.transaction().execute(async trx => {
      if (await pauseOf(trx, memberId, now)) throw new Refusal('access-denied', { reason: 'play-paused' });
      const asking = { siteId, memberId, registeredAt, now };
      if (id === birthdayId(memberId, now) && !(await isReached(trx, id)))
        await reachBirthday(trx, asking, depositedInMonth);
      return claimGrant(trx, { siteId, memberId, id, at: now }, emptiedVenues);
    });
    return wireGrant(claimed);
  });
