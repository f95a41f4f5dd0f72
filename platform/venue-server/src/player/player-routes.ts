import type { HttpBindings } from '@hono/node-server';
import { parseYuan } from '@lobby/money';
import { Hono } from 'hono';
import * as v from 'valibot';
import type { Database } from '../database/database.ts';
import { poolState } from '../pools/pools.ts';
import { playRound } from '../rounds/play-round.ts';
import { findRound, lastRounds } from '../rounds/round-rows.ts';
import { changeSeeds } from '../rounds/seed-pairs.ts';
import { recordOfRound, toldRound, toldWaiting } from '../rounds/tell-rounds.ts';
import { transfersSince } from '../rounds/transfers-between.ts';
import { waitingRound } from '../rounds/waiting/finish-round.ts';
import { useToken } from '../sessions/launches.ts';
import { isId } from '../sessions/secrets.ts';
import { findAny, findRunning, openSession } from '../sessions/sessions.ts';
import { noteShown } from '../sessions/shown.ts';
import { moveRoutes } from './move-routes.ts';
import { bodyOf, ended, keyOf, requestId, stakeText } from './read-call.ts';
import { realityRoutes } from './reality-routes.ts';
import { stateOf } from './session-state.ts';

interface PlayerOptions {
  readonly database: Database;
  readonly now: () => number;
}

type Env = { Bindings: HttpBindings };

export const shownRounds = 20;
const opening = v.object({ token: v.pipe(v.string(), v.minLength(1), v.maxLength(100)) });
const asked = v.object({
  id: requestId,
  stake: stakeText,
  choice: v.optional(v.unknown(), {}),
});
export const clientSeed = v.pipe(v.string(), v.regex(/^[\w.-]{1,64}$/));
const seeds = v.object({ clientSeed });
const showing = v.object({ isShown: v.boolean() });

/** What the page of a game asks: the session of its token, rounds, seeds; and what anybody may ask of a round. */
export function playerRoutes({ database, now }: PlayerOptions): Hono<Env> {
  const app = new Hono<Env>();

  app.post('/session', async c => {
    const read = await bodyOf(c, opening);
    if (!read) return c.json({ reason: 'request' }, 400);
    const userAgent = c.req.header('user-agent') ?? '';
    const opened = await database.transaction(async query => {
      const at = now();
      const launch = await useToken(query, { token: read.token, userAgent, at });
      if (!launch) return undefined;
      const { session, key } = await openSession(query, launch, at);
      return { key, ...(await stateOf(query, session, at)) };
    });
    return opened ? c.json(opened) : c.json({ reason: 'token-refused' }, 401);
  });

  app.get('/session', async c => {
    const state = await database.transaction(async query => {
      const at = now();
      const session = await findRunning(query, keyOf(c), at);
      return session && stateOf(query, session, at);
    });
    return state ? c.json(state) : ended(c);
  });

  app.post('/shown', async c => {
    const read = await bodyOf(c, showing);
    if (!read) return c.json({ reason: 'request' }, 400);
    return (await noteShown(database.query, keyOf(c), { ...read, at: now() })) ? c.json({}) : ended(c);
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
    return 'round' in outcome ? c.json(toldWaiting(outcome.round, now())) : c.json(outcome, 409);
  });

  app.route('/', moveRoutes({ database, now }));
  app.route('/', realityRoutes({ database, now }));

  app.post('/seeds', async c => {
    const read = await bodyOf(c, seeds);
    if (!read) return c.json({ reason: 'request' }, 400);
    const changed = await database.transaction(async query => {
      const at = now();
      const session = await findRunning(query, keyOf(c), at);
      if (!session) return undefined;
      // What the dealer holds would be known.
      if (await waitingRound(query, session, at)) return { reason: 'round-open' };
      const { revealed } = await changeSeeds(query, session, read.clientSeed);
      const { server_seed: serverSeed, commitment, client_seed: clientSeed, next_nonce: rounds } = revealed;
      return {
        revealed: { serverSeed, commitment, clientSeed, rounds },
        ...(await stateOf(query, session, at)),
      };
    });
    if (!changed) return ended(c);
    return 'reason' in changed ? c.json(changed, 409) : c.json(changed);
  });

  // Looking at it keeps no session alive.
  app.get('/pool', async c => {
    const pool = await database.transaction(async query => {
      const session = await findAny(query, keyOf(c));
      return session && poolState(query, session, now());
    });
    return pool ? c.json(pool) : c.json({ reason: 'pool' }, 404);
  });

  app.get('/rounds', async c => {
    const rounds = await database.transaction(async query => {
      const session = await findAny(query, keyOf(c));
      if (!session) return undefined;
      const last = await lastRounds(query, session, shownRounds);
      const since = Number(last.at(-1)?.at ?? 0n);
      const transfers = await transfersSince(query, session, since, shownRounds);
      return { rounds: last.map(toldRound), transfers };
    });
    return rounds ? c.json(rounds) : ended(c);
  });

  // The page beside it, `/verify/<round>`, is one of `pages/`.
  app.get('/verify/:file{.+\\.json}', async c => {
    const id = c.req.param('file').slice(0, -'.json'.length);
    const record = isId(id) ? await recordOfRound(database.query, id) : undefined;
    // Its seed is told one day.
    c.header('cache-control', 'no-store');
    return record ? c.json(record) : c.json({ reason: 'round' }, 404);
  });
  return app;
}
