import {
  onPostgres,
  testDatabaseUrl,
  throwawayDatabase,
} from '@lobby/platform-testing/database/throwaway-database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestVenues, testVenues, userAgent, waitsOrEnds } from '../testing.ts';
import { useToken } from './launches.ts';
import { endSessions, openSession, runningGames } from './sessions.ts';

const venue = 'JXDZ';

describe.skipIf(!testDatabaseUrl)(onPostgres('a game that is opened while everything is ended'), () => {
  let venues: TestVenues;
  let drop: () => Promise<void>;
  beforeAll(async () => {
    const database = await throwawayDatabase();
    drop = database.drop;
    venues = await testVenues({ databaseUrl: database.url });
  });
  afterAll(async () => {
    await venues.stop();
    await drop();
  });

  it('does not stay open when its token was used and its session is not committed yet', async () => {
    const { database, time } = venues;
    const player = 'leaving';
    const token = venues.tokenOf(await venues.launch(player));
    let ending: Promise<void> = Promise.resolve();
    await database.transaction(async query => {
      const launch = await useToken(query, { token, userAgent, at: time() });
      if (!launch) throw new Error('the token was refused');
      await openSession(query, launch, time());
      ending = database.transaction(within => endSessions(within, { venue, player }, time()));
      await waitsOrEnds(database.query, ending);
    });
    await ending;
    expect(await runningGames(database.query, { venue, player }, time())).toEqual([]);
  });
});
