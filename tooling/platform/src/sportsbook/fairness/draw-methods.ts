import { sportsbook } from '@lobby/api-client/contract/sportsbook';
import { tongueOf } from '../feed/codec.ts';
import { type MethodHandler, method } from '../methods.ts';
import type { Draws } from './draws.ts';

/** Checking what was drawn: anybody may ask. */
export function drawMethods(draws: Draws): MethodHandler[] {
  return [
    method(sportsbook.draws, async (_input, _ctx, langx) => draws.list(tongueOf(langx))),
    method(sportsbook.draw, async ({ ecid }, ctx, langx) => ({
      systime: ctx.clock.now(),
      draw: await draws.one(ecid, tongueOf(langx)),
    })),
  ];
}
