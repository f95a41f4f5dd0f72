import { setTimeout as pause } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import * as v from 'valibot';
import { isVenue } from '../catalog/venues.ts';
import type { Database } from '../database/database.ts';
import { type Fault, faults, planFault, takeFault } from './faults.ts';
import { createGate } from './gate.ts';
import { type MethodDeps, methods } from './methods.ts';

/** How late a slow answer is, ms. */
const slowMs = 8_000;

interface ProviderOptions extends MethodDeps {
  readonly database: Database;
  readonly secrets: readonly string[];
  /** Whether the site may choose what goes wrong; never where others play. */
  readonly allowsFaults: boolean;
}

const venueCode = v.pipe(v.string(), v.check(isVenue, 'no venue of this server'));
const plannedFault = v.object({
  call: v.literal('fault'),
  venue: venueCode,
  method: v.picklist(Object.keys(methods)),
  fault: v.picklist(faults),
  times: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000)),
});

/**
 * `/provider/v1/<method>`: what the site asks, signed. The body names the method and its venue, so that a message counts
 * for nothing else; the answer is signed with the nonce of its message.
 */
export function providerRoutes(options: ProviderOptions): Hono<{ Bindings: HttpBindings }> {
  const { database, secrets, now, allowsFaults } = options;
  const admits = createGate(database.query, secrets, now);
  const app = new Hono<{ Bindings: HttpBindings }>();

  app.post('/provider/v1/:method', async c => {
    // By its own clock, as the times of signatures are: a site sees by it that theirs differs.
    c.header('date', new Date(now()).toUTCString());
    const text = await c.req.text();
    const admitted = await admits(c.req.raw.headers, text);
    if (!admitted) return c.json({ reason: 'signature' }, 401);
    const body: unknown = parse(text);
    const name = c.req.param('method');
    if (name === 'fault' && allowsFaults) {
      const plan = v.safeParse(plannedFault, body);
      if (!plan.success) return c.json({ reason: 'request' }, 400);
      await planFault(database.query, plan.output);
      return c.body('{}', 200, { 'content-type': 'application/json', ...admitted.answerHeaders('{}') });
    }
    const method = Object.hasOwn(methods, name) ? methods[name] : undefined;
    const named = v.safeParse(v.looseObject({ call: v.literal(name), venue: venueCode }), body);
    const request = method && v.safeParse(method.request, body);
    if (!method) return c.json({ reason: 'method' }, 404);
    if (!named.success || !request?.success) return c.json({ reason: 'request' }, 400);

    const { venue } = named.output;
    const fault = await takeFault(database.query, venue, name);
    const cutLine = () => {
      c.env.incoming.socket.destroy();
      return c.body(null, 500);
    };
    if (fault === 'lose-request') return cutLine();
    if (fault === 'slow') await pause(slowMs);
    if (fault === 'refuse' && !method.refuses) return c.json({ reason: 'refused' }, 503);
    const answer = await database.transaction(query =>
      method.answer(query, venue, request.output, { ...options, faulty: faultyOf(fault) }),
    );
    if (fault === 'lose-answer') return cutLine();
    if (answer === undefined) return c.json({ reason: 'request' }, 400);
    const said = JSON.stringify(answer);
    return c.body(said, 200, { 'content-type': 'application/json', ...admitted.answerHeaders(said) });
  });
  return app;
}

const faultyOf = (fault: Fault | undefined) =>
  fault === 'refuse' || fault === 'other-amount' ? fault : undefined;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
