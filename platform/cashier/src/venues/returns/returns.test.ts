import { contract } from '@lobby/api-client/contract';
import type { RunningPlatform } from '@lobby/platform/platform';
import { testClient } from '@lobby/platform-testing/client/test-client';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameShelf } from '../games/game-shelf.ts';
import type { VenueGame } from '../provider/venue.ts';
import { countRound } from './count-round.ts';
import { gameReturns } from './game-returns.ts';
import { watchReturns } from './watch-returns.ts';

const dayMs = 86_400_000;
let running: RunningPlatform;
beforeAll(async () => {
  running = await testPlatform({ logLevel: 'silent' });
});
beforeEach(async () => {
  await running.platform.db.deleteFrom('venue_game_days').execute();
  await running.platform.db.deleteFrom('venue_return_alarms').execute();
});
afterAll(() => running.stop());

const game: VenueGame = {
  ...{
    code: 'lantern-fair',
    names: { 'zh-CN': '花灯夜市', 'zh-TW': '花燈夜市' },
    initials: 'hdys',
    badge: '',
  },
  ...{ returnPercent: '94.40', volatility: 2, features: [], position: 1, hasTrial: true },
  spread: { sigma: '2.000', from: '94.40', to: '94.41' },
};
const shelf: GameShelf = { of: async venue => (venue === 'JXDZ' ? [game] : []) };
const venues = new Map([['JXDZ', {} as never]]);
const log = { error: vi.fn(), info: vi.fn() };
const deps = () => ({
  ...running.platform,
  venues,
  shelf,
  log: { ...running.platform.log, ...log } as never,
});
const now = () => running.platform.clock.now();

/** So many rounds of one yuan, each of which pays as much. */
async function play(rounds: number, win: bigint, placedAt = now()) {
  await running.platform.db.transaction().execute(async trx => {
    await countRound(trx, { venue: 'JXDZ', game: game.code, placedAt }, { staked: 100n, win }, undefined);
    const factor = BigInt(rounds);
    await trx
      .updateTable('venue_game_days')
      .set(row => ({
        rounds: row('rounds', '+', factor - 1n),
        staked: row('staked', '+', (factor - 1n) * 100n),
        returned: row('returned', '+', (factor - 1n) * win),
        squares: row('squares', '+', String((factor - 1n) * 10_000n)),
      }))
      .where('game', '=', game.code)
      .where('day', '=', new Date(placedAt + 8 * 3_600_000).toISOString().slice(0, 10))
      .execute();
  });
}
const measured = async () => (await gameReturns(deps()))[0]?.spans;

describe('the returns of games', () => {
  it('are summed over thirty days and over all time', async () => {
    await play(2_000, 90n);
    await play(3_000, 100n, now() - 40 * dayMs);
    expect(await measured()).toMatchObject({
      days30: { rounds: 2_000, staked: 2_000_00n, measured: '90.00', verdict: 'within' },
      all: { rounds: 5_000, returned: 4_800_00n, measured: '96.00', verdict: 'within' },
    });
  });

  it('follow a round that its venue changes', async () => {
    await play(1, 0n);
    await running.platform.db
      .transaction()
      .execute(trx =>
        countRound(
          trx,
          { venue: 'JXDZ', game: game.code, placedAt: now() },
          { staked: 300n, win: 150n },
          { staked: 100n, win: 0n },
        ),
      );
    expect(await measured()).toMatchObject({
      days30: { rounds: 1, staked: 300n, returned: 150n, measured: '50.00', swing: 1 },
    });
  });

  it('that leave their band are told once, and once when they are back', async () => {
    vi.clearAllMocks();
    await play(10_000, 60n);
    await watchReturns(deps());
    await Promise.all([watchReturns(deps()), watchReturns(deps())]);
    expect(log.error.mock.calls.map(([{ span }]) => span)).toEqual(['days30', 'all']);
    const page = await (await fetch(`${running.url}/dev/operator/returns`)).text();
    expect(page).toContain('游戏返还率');

    await play(10_000, 130n);
    await watchReturns(deps());
    await watchReturns(deps());
    expect(log.error).toHaveBeenCalledTimes(2);
    expect(log.info.mock.calls.map(([{ span }]) => span)).toEqual(['days30', 'all']);
  });

  it('are answered to anybody; a venue without a server tells none', async () => {
    expect(await testClient(running.url).call(contract.venue.getGameReturns, {})).toEqual([]);
  });
});
