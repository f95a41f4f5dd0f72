import type { HttpBindings } from '@hono/node-server';
import type { Pages } from '@lobby/platform/http/pages/pages';
import type { RunningPlatform } from '@lobby/platform/platform';
import { tickAt } from '@lobby/platform-sportsbook/feed/feed';
import * as v from 'valibot';
import type { MovableClock } from './movable-clock.ts';

const move = v.union([
  v.strictObject({ advance: v.pipe(v.number(), v.safeInteger(), v.minValue(0)) }),
  v.strictObject({ hold: v.boolean() }),
]);

/**
 * `/dev/clock`: GET returns the platform's time, POST `{advance: ms}` moves it and answers when everything driven by
 * the clock has run. `{hold: true}` stops it until `{hold: false}`. All return `{now, version}`, the cursor of the
 * price feed.
 */
export function clockDoor(clock: MovableClock, { catchUp }: Pick<RunningPlatform, 'catchUp'>): Pages {
  const time = () => {
    const now = clock.now();
    return { now, version: String(tickAt(now)) };
  };
  return {
    mount(app) {
      app.use(async (c, next) => {
        await next();
        // A client that is far behind learns the time from a refused call.
        c.header('date', new Date(clock.now()).toUTCString());
      });
      app.get('/dev/clock', c => c.json(time()));
      app.post('/dev/clock', async c => {
        const asked = v.safeParse(move, await c.req.json().catch(() => undefined));
        if (!asked.success)
          return c.json(
            {
              error:
                'Say how far: {"advance": 60000}, whole ms, at least 0; or {"hold": true}, {"hold": false}.',
            },
            400,
          );
        if ('advance' in asked.output) clock.advance(asked.output.advance);
        else if (asked.output.hold) clock.hold();
        else clock.release();
        // Nothing is sent meanwhile, which takes minutes for a day on a busy machine: the server would hang up.
        (c.env as HttpBindings).incoming.setTimeout(0);
        await catchUp();
        return c.json(time());
      });
    },
  };
}
