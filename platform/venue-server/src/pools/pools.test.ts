import { randomUUID } from 'node:crypto';
import { gameOf } from '@lobby/games';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { jackpotOf } from '../catalog/venues.ts';
import { auditBooks } from '../ledger/audit.ts';
import { cycleMs } from '../rounds/cycle.ts';
import { type TestVenues, testVenues } from '../testing/test-venues.ts';
import { takePart } from './pools.ts';
import { winNext } from './winning-seeds.ts';

const game = 'salt-road';
const venue = 'JXDZ';
const caravan = gameOf(game);
const jackpot = caravan && jackpotOf(caravan);
if (!jackpot) throw new Error('the game has no jackpot');

let venues: TestVenues;
beforeAll(async () => {
  venues = await testVenues();
});
beforeEach(async () => {
  // Nobody feeds it any more.
  venues.later(600_000);
});
afterAll(async () => {
  expect(await auditBooks(venues.database)).toEqual([]);
  await venues.stop();
});

const cents = (text: string) => BigInt(text.replace('.', ''));
const pool = async () => (await venues.told('pools')).pools[0];
async function join(player: string, amount = '') {
  if (amount !== '') await venues.told('deposit', { id: randomUUID(), player, amount });
  return venues.page('/session', { body: { token: venues.tokenOf(await venues.launch(player, { game })) } });
}
const play = (key: string, stake: string) => {
  venues.later(cycleMs);
  return venues.page('/round', { key, body: { id: randomUUID(), stake } });
};

describe('the pool of a game', () => {
  it('begins with the seed of the house, and is fed one percent of what is staked', async () => {
    expect(await pool()).toEqual({ game, amount: '10000.00', perSecond: '0.00' });
    const { key } = await join('fed', '500');
    for (let n = 0; n < 10; n += 1) await play(key, '50');
    // 500 yuan in five minutes, cut off to whole fen.
    expect(await pool()).toEqual({ game, amount: '10005.00', perSecond: '0.01' });
    expect(await venues.page('/pool', { key })).toMatchObject({ amount: '10005.00' });
  });

  it('is neither fed nor won in a trial', async () => {
    const before = await pool();
    const { key } = await join('');
    await winNext(venues.database, 'trial/%');
    const round = await play(key, '200');
    expect(round.events).toContainEqual({ type: 'jackpot-won', pool: jackpot.pool });
    expect(round).toMatchObject({ poolWin: '0.00' });
    expect(await pool()).toEqual(before);
  });

  it('is paid with the round that wins it, in the proportion of the stake', async () => {
    const held = cents((await pool()).amount) + 50n;
    const { key } = await join('winner', '100');
    await winNext(venues.database, '%/winner/%');
    const round = await play(key, '50');
    const won = held / 4n;
    expect(cents(round.poolWin)).toBe(won);
    expect(cents(round.after)).toBe(100_00n - 50_00n + cents(round.win));
    expect(cents(round.win)).toBe(won + 50n * BigInt(round.multiplier));
    // A quarter is gone, and the house fills up to the seed.
    expect((await pool()).amount).toBe('10000.00');
    expect(await venues.page(`/verify/${round.id}.json`)).toMatchObject({
      poolWin: round.poolWin,
      poolHeld: `${held / 100n}.${String(held % 100n).padStart(2, '0')}`,
    });
    const { rounds } = await venues.told('history', { after: '0', limit: 500 });
    expect(rounds.at(-1)).toMatchObject({ id: round.id, win: round.win });
  });

  it('keeps parts of a fen until they make a whole one', async () => {
    const read = () =>
      venues.database.query<{ amount: bigint; rest: bigint }>('SELECT amount, rest FROM pools');
    const [before] = await read();
    await venues.database
      .transaction(async query => {
        for (const reference of ['third 1', 'third 2', 'third 3', 'third 4'])
          await takePart(query, {
            ...{ venue, game, jackpot: { ...jackpot, share: 33 }, stake: 100n, highestStake: 20_000n },
            ...{ isWon: false, reference, at: 0 },
          });
        const [after] = await query<{ amount: bigint; rest: bigint }>('SELECT amount, rest FROM pools');
        // Four times 0.33 fen.
        expect(after).toEqual({ amount: (before?.amount ?? 0n) + 1n, rest: 3_200n });
        throw new Error('none of it was a round');
      })
      .catch((error: Error) => expect(error.message).toBe('none of it was a round'));
    expect(await read()).toEqual([before]);
  });
});

it('the books are wrong where a pool holds what nobody put into it', async () => {
  await venues.database.query('UPDATE pools SET amount = amount + 1');
  expect(await auditBooks(venues.database)).toEqual([
    'the pool of salt-road at JXDZ is not what its movements and rounds say',
  ]);
  await venues.database.query('UPDATE pools SET amount = amount - 1, rest = rest + 1');
  expect(await auditBooks(venues.database)).toHaveLength(1);
  await venues.database.query('UPDATE pools SET rest = rest - 1');
});
