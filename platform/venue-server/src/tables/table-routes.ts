import type { HttpBindings } from '@hono/node-server';
import { parseYuan } from '@lobby/money';
import { Hono } from 'hono';
import * as v from 'valibot';
import { type Timetable, timetableOf } from '../catalog/timetable.ts';
import { gameAt } from '../catalog/venues.ts';
import type { Database } from '../database/database.ts';
import { yuanText } from '../ledger/yuan-text.ts';
import { bodyOf, keyOf, requestId, stakeText } from '../player/read-call.ts';
import { findAny, findRunning, fundsOf, ownerOf, type Session, seeRunning } from '../sessions/sessions.ts';
import type { ChainSize } from './chains.ts';
import { openTable } from './open-table.ts';
import { findBets, placeBets } from './place-bets.ts';
import { settleDue } from './settle-rounds.ts';
import { tableState } from './table-state.ts';

export interface TableOptions {
  readonly database: Database;
  readonly now: () => number;
  readonly onTrouble: (error: unknown) => void;
  /** For chains that are made from now on, of every game alike; its own where it is not said. */
  readonly timetable?: Timetable | undefined;
  readonly chainSize: ChainSize;
}

const asked = v.object({
  id: requestId,
  number: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  stake: stakeText,
  choice: v.unknown(),
});

/** What the page of a table asks: its round, its results and the player's bets; and bets that are placed. */
export function tableRoutes(options: TableOptions): Hono<{ Bindings: HttpBindings }> {
  const { database, now, chainSize: size } = options;
  const app = new Hono<{ Bindings: HttpBindings }>();
  const ended = { reason: 'session-ended' };
  /** The table that a key plays at, open; undefined without a session or for a game that each plays alone. */
  const tableOf = async (session: Session | undefined) =>
    session && gameAt(session.venue, session.game)?.isShared
      ? openTable(database, session, now(), {
          timetable: options.timetable ?? timetableOf(session.game),
          size,
        })
      : undefined;

  app.get('/table', async c => {
    const session = await seeRunning(database.query, keyOf(c), now());
    if (!session) return c.json(ended, 401);
    const table = await tableOf(session);
    if (!table) return c.json({ reason: 'game' }, 404);
    await settleDue(options, { venue: session.venue, owner: ownerOf(session) });
    const at = now();
    const state = await database.transaction(async query => {
      const current = await seeRunning(query, keyOf(c), at);
      return current && tableState(query, current, table, at);
    });
    return state ? c.json(state) : c.json(ended, 401);
  });

  app.post('/bets', async c => {
    const read = await bodyOf(c, asked);
    const stake = read && parseYuan(read.stake);
    if (!read || stake === undefined) return c.json({ reason: 'request' }, 400);
    const table = await tableOf(await seeRunning(database.query, keyOf(c), now()));
    const wanted = { requestId: read.id, number: read.number, stake, choice: read.choice };
    const outcome = await database.transaction(async query => {
      const session = table && (await findRunning(query, keyOf(c), now()));
      if (session) {
        const taken = await placeBets(query, session, wanted, { running: table.running, now });
        if ('reason' in taken) return taken;
        // Its credits were changed since it was read.
        const after = await seeRunning(query, keyOf(c), now());
        return { ...taken, balance: await fundsOf(query, after ?? session) };
      }
      // What was placed before the session ended is told still.
      const over = await findAny(query, keyOf(c));
      const taken = over && (await findBets(query, over.id, read.id));
      return over && taken && { ...taken, balance: await fundsOf(query, over) };
    });
    if (!outcome) return c.json(ended, 401);
    if ('reason' in outcome) return c.json(outcome, 409);
    const { number, staked, balance } = outcome;
    return c.json({ id: read.id, number, staked: yuanText(staked), balance: yuanText(balance) });
  });
  return app;
}
