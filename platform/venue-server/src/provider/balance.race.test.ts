import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { raceSuite } from '../testing/race-suite.ts';
import { waitsOrEnds } from '../testing/test-venues.ts';
import { methods } from './methods.ts';

const at = { venue: 'YXZR', game: 'baccarat' } as const;
const player = 'weighed';
const onTrouble = (error: unknown) => {
  throw error;
};

raceSuite('a balance that is asked for while a bet is placed', servers => {
  it('counts the stake once, in the purse or in play', async () => {
    const [venues] = servers();
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
          { now: time, publicUrl: () => url, onTrouble },
        ) ?? Promise.resolve(undefined),
    );
    expect(await betting).toMatchObject({ status: 200 });
    expect(said).toEqual({ balance: '100.00', inPlay: '0.00' });
  });
});
