import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import type { Database } from '../database/database.ts';
import { passRealityCheck, playedSoFar } from '../rounds/reality-check.ts';
import { findRunning, seeRunning } from '../sessions/sessions.ts';
import { ended, keyOf } from './read-call.ts';

interface RealityOptions {
  readonly database: Database;
  readonly now: () => number;
}

/** What the player's time came to so far, in all games, and that they have read it and go on. */
export function realityRoutes({ database, now }: RealityOptions): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>();

  // Looking at it keeps no session alive.
  app.get('/reality-check', async c => {
    const at = now();
    const told = await database.transaction(async query => {
      const session = await seeRunning(query, keyOf(c), at);
      return session && playedSoFar(query, session, at);
    });
    return told ? c.json(told) : ended(c);
  });

  app.post('/reality-check', async c => {
    const passed = await database.transaction(async query => {
      const at = now();
      const session = await findRunning(query, keyOf(c), at);
      if (!session) return undefined;
      await passRealityCheck(query, session, at);
      const current = await seeRunning(query, keyOf(c), at);
      return current && playedSoFar(query, current, at);
    });
    return passed ? c.json(passed) : ended(c);
  });
  return app;
}
