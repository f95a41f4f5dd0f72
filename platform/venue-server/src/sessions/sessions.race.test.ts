import { expect, it } from 'vitest';
import { raceSuite } from '../testing/race-suite.ts';
import { userAgent, waitsOrEnds } from '../testing/test-venues.ts';
import { useToken } from './launches.ts';
import { endSessions, openSession, runningGames } from './sessions.ts';

const venue = 'JXDZ';

raceSuite('a game that is opened while everything is ended', servers => {
  it('does not stay open when its token was used and its session is not committed yet', async () => {
    const [venues] = servers();
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
