import { drawMethods as rows } from '@lobby/api-client/contract/game/draws';
import { localeOf } from '@lobby/platform-kernel/calls/locale';
import { type MethodHandler, method } from '../methods.ts';
import type { Draws } from './draws.ts';

/** Checking what was drawn: anybody may ask. */
export function drawMethods(draws: Draws): MethodHandler[] {
  return [
    method(rows.draws, async (_input, _ctx, langx) => draws.list(localeOf(langx))),
    method(rows.draw, async ({ ecid }, ctx, langx) => ({
      systime: ctx.clock.now(),
      draw: await draws.one(ecid, localeOf(langx)),
    })),
  ];
}
