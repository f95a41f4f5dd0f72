import { randomUUID } from 'node:crypto';
import {
  onPostgres,
  testDatabaseUrl,
  throwawayDatabase,
} from '@lobby/platform-testing/database/throwaway-database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { timetableOf } from '../catalog/timetable.ts';
import { lockPurse } from '../ledger/purse.ts';
import { findAny, openSession } from '../sessions/sessions.ts';
import { type TestVenues, testVenues, waitsOrEnds } from '../testing.ts';
import { settleDue } from './settle-rounds.ts';

const at = { venue: 'YXZR', game: 'baccarat' } as const;
const { drawMs, periodMs } = timetableOf(at.game);

describe.skipIf(!testDatabaseUrl)(onPostgres('a seat that is settled'), () => {
  let venues: TestVenues;
  let drop: () => Promise<void>;
  beforeAll(async () => {
    const database = await throwawayDatabase();
    drop = database.drop;
    venues = await testVenues({ databaseUrl: database.url, chainSize: { length: 400, keptEach: 20 } });
  });
  afterAll(async () => {
    await venues.stop();
    await drop();
  });

  it.each(['opened anew', 'asked for a round'])('waits for its session while that is %s', async how => {
    const { database, time, later, page } = venues;
    const player = `seated, ${how}`;
    const { key } = await venues.join(player, '100', at);
    const { number } = await page('/table', { key });
    const choice = { bets: [{ pick: 'tie', units: 1 }] };
    const bet = { id: randomUUID(), number, stake: '1', choice };
    expect(await page('/bets', { key, body: bet })).toMatchObject({ status: 200 });
    later(drawMs);
    const problems: unknown[] = [];
    let settling: Promise<void> = Promise.resolve();
    await database.transaction(async query => {
      const launch = { ...at, id: 'again', player, language: 'zh-CN', origins: '', market: {} } as const;
      await (how === 'opened anew' ? openSession(query, launch, time()) : findAny(query, key));
      settling = settleDue({ database, now: time, onTrouble: problem => problems.push(problem) });
      await waitsOrEnds(database.query, settling);
      await lockPurse(query, { venue: at.venue, player });
    });
    await settling;
    expect(problems).toEqual([]);
    later(periodMs - drawMs);
  });
});
