import type { Pages } from '@lobby/platform/http/pages/pages';
import type { RunningPlatform } from '@lobby/platform/platform';
import type { Hono } from 'hono';
import * as v from 'valibot';

const order = v.object({
  site: v.string(),
  closed: v.boolean(),
  /** ms */
  until: v.optional(v.nullable(v.pipe(v.number(), v.safeInteger())), null),
});

/** `POST /dev/maintenance {site, closed, until}`: does what an operator does in the row of a site. */
export function maintenanceDoor({ platform }: Pick<RunningPlatform, 'platform'>): Pages {
  return {
    mount(app: Hono) {
      app.post('/dev/maintenance', async c => {
        const asked = v.safeParse(order, await c.req.json().catch(() => undefined));
        if (!asked.success)
          return c.json({ error: 'Say {"site": "1001", "closed": true, "until": ms}.' }, 400);
        const { site, closed, until } = asked.output;
        await platform.db
          .updateTable('sites')
          .set({ closed, closed_until: until === null ? null : BigInt(until) })
          .where('id', '=', site)
          .execute();
        return c.json({});
      });
    },
  };
}
