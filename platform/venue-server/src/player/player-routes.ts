import type { HttpBindings } from '@hono/node-server';
import { parseYuan } from '@lobby/money';
import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import type { Database } from '../database/database.ts';
import { playRound } from '../rounds/play-round.ts';
import { findRound, lastRounds } from '../rounds/round-rows.ts';
import { changeSeeds } from '../rounds/seed-pairs.ts';
import { toldRound, verifiableRound } from '../rounds/tell-rounds.ts';
import { useToken } from '../sessions/launches.ts';
import { findAny, findRunning, openSession } from '../sessions/sessions.ts';
import { stateOf } from './session-state.ts';

type Env = { Bindings: HttpBindings };

interface PlayerOptions {
  readonly database: Database;
  readonly now: () => number;
}

const shownRounds = 20;
const requestId = v.pipe(v.string(), v.uuid());
const opening = v.object({ token: v.pipe(v.string(), v.minLength(1), v.maxLength(100)) });
const asked = v.object({
  id: requestId,
  stake: v.pipe(v.string(), v.regex(/^\d{1,9}(\.\d{1,2})?$/)),
  choice: v.optional(v.unknown(), {}),
});
const seeds = v.object({ clientSeed: v.pipe(v.string(), v.regex(/^[\w.-]{1,64}$/)) });

/** What the page of a game asks: the session of its token, rounds, seeds; and what anybody may ask of a round. */
export function playerRoutes({ database, now }: PlayerOptions): Hono<Env> {
  const app = new Hono<Env>();
  const ended = (c: Context<Env>) => c.json({ reason: 'session-ended' }, 401);

  app.post('/session', async c => {
    const read = await bodyOf(c, opening);
    if (!read) return c.json({ reason: 'request' }, 400);
    const userAgent = c.req.header('user-agent') ?? '';
    const opened = await database.transaction(async query => {
      const at = now();
      const launch = await useToken(query, { token: read.token, userAgent, at });
      if (!launch) return undefined;
      const { session, key } = await openSession(query, launch, at);
      return { key, ...(await stateOf(query, session)) };
    });
    return opened ? c.json(opened) : c.json({ reason: 'token-refused' }, 401);
  });

  app.get('/session', async c => {
    const state = await database.transaction(async query => {
      const session = await findRunning(query, keyOf(c), now());
      return session && stateOf(query, session);
    });
    return state ? c.json(state) : ended(c);
  });

  app.post('/round', async c => {
    const read = await bodyOf(c, asked);
    const stake = read && parseYuan(read.stake);
    if (!read || stake === undefined) return c.json({ reason: 'request' }, 400);
    const wanted = { requestId: read.id, stake, choice: read.choice };
    const outcome = await database.transaction(async query => {
      const session = await findRunning(query, keyOf(c), now());
      if (session) return playRound(query, session, wanted, now());
      // What was played before the session ended is told still.
      const over = await findAny(query, keyOf(c));
      const round = over && (await findRound(query, over.id, read.id));
      return round && { round };
    });
    if (!outcome) return ended(c);
    return 'round' in outcome ? c.json(toldRound(outcome.round)) : c.json(outcome, 409);
  });

  app.post('/seeds', async c => {
    const read = await bodyOf(c, seeds);
    if (!read) return c.json({ reason: 'request' }, 400);
    const changed = await database.transaction(async query => {
      const session = await findRunning(query, keyOf(c), now());
      if (!session) return undefined;
      const { revealed } = await changeSeeds(query, session, read.clientSeed);
      const { server_seed: serverSeed, commitment, client_seed: clientSeed, next_nonce: rounds } = revealed;
      return { revealed: { serverSeed, commitment, clientSeed, rounds }, ...(await stateOf(query, session)) };
    });
    return changed ? c.json(changed) : ended(c);
  });

  app.get('/rounds', async c => {
    const rounds = await database.transaction(async query => {
      const session = await findAny(query, keyOf(c));
      return session && lastRounds(query, session, shownRounds);
    });
    return rounds ? c.json({ rounds: rounds.map(toldRound) }) : ended(c);
  });

  app.get('/verify/:round', async c => {
    const round = await verifiableRound(database.query, c.req.param('round'));
    return round ? c.json(round) : c.json({ reason: 'round' }, 404);
  });
  return app;
}

const keyOf = (c: Context<Env>) =>
  /^Bearer (\S{1,100})$/.exec(c.req.header('authorization') ?? '')?.[1] ?? '';

async function bodyOf<Schema extends v.GenericSchema>(
  c: Context<Env>,
  schema: Schema,
): Promise<v.InferOutput<Schema> | undefined> {
  const body: unknown = await c.req.json().catch(() => undefined);
  const read = v.safeParse(schema, body);
  return read.success ? read.output : undefined;
}
