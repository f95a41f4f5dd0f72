import { randomUUID } from 'node:crypto';
import {
  onPostgres,
  testDatabaseUrl,
  throwawayDatabase,
} from '@lobby/platform-testing/database/throwaway-database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestVenues, testVenues, waitsOrEnds } from '../testing.ts';
import { methods } from './methods.ts';

const at = { venue: 'YXZR', game: 'baccarat' } as const;
const player = 'weighed';

describe.skipIf(!testDatabaseUrl)(onPostgres('a balance that is asked for while a bet is placed'), () => {
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

  it('counts the stake once, in the purse or in play', async () => {
    const { database, time, url, page } = venues;
    const { key } = await venues.join(player, '100', at);
    const { number } = await page('/table', { key });
    const choice = { bets: [{ pick: 'tie', units: 1 }] };
    const body = { id: randomUUID(), number, stake: '1', choice };
    let betting: ReturnType<typeof page> | undefined;
    const said = await database.transaction(
      query =>
        methods.balance?.answer(
          async (text, values) => {
            const rows = await query(text, values);
            if (!betting) {
              betting = page('/bets', { key, body });
              await waitsOrEnds(database.query, betting);
            }
            return rows as never;
          },
          at.venue,
          { player },
          { now: time, publicUrl: () => url },
        ) ?? Promise.resolve(undefined),
    );
    expect(await betting).toMatchObject({ status: 200 });
    expect(said).toEqual({ balance: '100.00', inPlay: '0.00' });
  });
});
