import { sharedSlipMethods as rows } from '@lobby/api-client/contract/game/shared-slips';
import { memberOf } from '@lobby/platform-kernel/calls/context';
import type { Sites } from '@lobby/platform-kernel/calls/site';
import { type MethodHandler, method } from '../methods.ts';
import { openSlip, shareSlip } from './shared-slips.ts';

/** Sharing a slip by a code: a member shares, anybody opens. */
export function sharedSlipMethods(sites: Sites): MethodHandler[] {
  return [
    method(rows.share, async (slip, ctx) => shareSlip(ctx.db, memberOf(ctx), slip, ctx.clock.now())),
    method(rows.open, async ({ code }, ctx, langx) =>
      openSlip(ctx.db, ctx.site.id, code, {
        ...{ langx, now: ctx.clock.now() },
        siteIds: sites.all().map(({ id }) => id),
      }),
    ),
  ];
}
