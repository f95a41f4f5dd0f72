import { contract } from '@lobby/api-client/contract';
import { memberOf } from '@lobby/platform-kernel/calls/context';
import { implement } from '@lobby/platform-kernel/calls/implement';
import { wireGrant } from '../grants/wire-grant.ts';
import type { EmptiedVenues } from '../turnover/index.ts';
import { claimGift } from './claim-gift.ts';
import type { VipNeeds } from './standing-calls.ts';

/** Claims a gift. */
export const claimCall = (needs: VipNeeds, emptiedVenues: EmptiedVenues) =>
  implement(contract.promotion.confirmInfo, async ({ id }, ctx) => {
    const { id: memberId, siteId } = memberOf(ctx);
    return wireGrant(await claimGift(ctx, { siteId, memberId, id }, needs, emptiedVenues));
  });
