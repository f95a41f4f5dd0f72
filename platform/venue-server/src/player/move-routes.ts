import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import * as v from 'valibot';
import type { Database } from '../database/database.ts';
import { yuanText } from '../ledger/yuan-text.ts';
import { lockFunds, payerOf } from '../rounds/round-money.ts';
import { findById } from '../rounds/round-rows.ts';
import { toldWaiting } from '../rounds/tell-rounds.ts';
import { finishIfOverdue } from '../rounds/waiting/finish-round.ts';
import { moveRound } from '../rounds/waiting/move-round.ts';
import { lockRound } from '../rounds/waiting/open-rounds.ts';
import { isId } from '../sessions/secrets.ts';
import { findAny, findRunning } from '../sessions/sessions.ts';
import { bodyOf, ended, keyOf } from './read-call.ts';

interface MoveOptions {
  readonly database: Database;
  readonly now: () => number;
}

const asked = v.object({
  position: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)),
  move: v.pipe(v.string(), v.minLength(1), v.maxLength(20)),
});

const noRound = { reason: 'round' };

/** Rounds that wait: a move, and what became of one. */
export function moveRoutes({ database, now }: MoveOptions): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>();

  app.post('/round/:round/move', async c => {
    if (!isId(c.req.param('round'))) return c.json(noRound, 409);
    const read = await bodyOf(c, asked);
    if (!read) return c.json({ reason: 'request' }, 400);
    const outcome = await database.transaction(async query => {
      const at = now();
      const session = await findRunning(query, keyOf(c), at);
      if (!session) return undefined;
      const moved = await moveRound(query, session, { round: c.req.param('round'), ...read }, at);
      if (!('round' in moved)) return moved;
      return {
        told: {
          ...toldWaiting(moved.round, at),
          balance: yuanText(await lockFunds(query, payerOf(session))),
        },
      };
    });
    if (!outcome) return ended(c);
    return 'told' in outcome ? c.json(outcome.told) : c.json(outcome, 409);
  });

  // Also of a session that has ended: its round is finished and paid.
  app.get('/round/:round', async c => {
    if (!isId(c.req.param('round'))) return c.json(noRound, 404);
    const told = await database.transaction(async query => {
      const at = now();
      const session = await findAny(query, keyOf(c));
      if (!session) return undefined;
      const funds = await lockFunds(query, payerOf(session));
      const round = await lockRound(query, session, c.req.param('round'));
      if (!round) return noRound;
      await finishIfOverdue(query, round, { funds, at });
      const balance = await lockFunds(query, payerOf(session));
      return { ...toldWaiting(await findById(query, round.id), at), balance: yuanText(balance) };
    });
    if (!told) return ended(c);
    return 'reason' in told ? c.json(told, 404) : c.json(told);
  });
  return app;
}
