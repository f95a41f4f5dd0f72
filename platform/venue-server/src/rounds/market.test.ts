import { randomUUID } from 'node:crypto';
import { loosest, strictest } from '@lobby/market';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditBooks } from '../ledger/audit.ts';
import { type TestVenues, testVenues } from '../testing/test-venues.ts';

let venues: TestVenues;
beforeAll(async () => {
  venues = await testVenues();
});
afterAll(async () => {
  expect(await auditBooks(venues.database)).toEqual([]);
  await venues.stop();
});

const play = (key: string, stake = '2', id: string = randomUUID(), choice: object = {}) =>
  venues.page('/round', { key, body: { id, stake, choice } });
const minutes = (count: number) => venues.later(count * 60_000);

describe('a launch that states nothing of its market', () => {
  const visit = { market: undefined };

  it('is held to the strictest, and its page is told so', async () => {
    const { stakes, cycleMs, market } = await venues.join('strict', '100', visit);
    expect({ most: stakes.max, cycleMs, market }).toEqual({
      most: `${strictest.mostOnRound}.00`,
      cycleMs: strictest.slotRoundMs,
      market: {
        mostOnRound: `${strictest.mostOnRound}.00`,
        realityCheckMs: strictest.realityCheckMinutes * 60_000,
        age: strictest.age,
      },
    });
  });

  it('takes no stake above the cap, whatever the page sends', async () => {
    const { key } = await venues.join('capped', '100', visit);
    const most = strictest.mostOnRound;
    expect(await play(key, String(most + 1))).toMatchObject({ status: 409, reason: 'stake-cap', most });
    expect(await venues.told('balance', { player: 'capped' })).toMatchObject({ balance: '100.00' });
    expect(await play(key, String(most))).toMatchObject({ status: 200 });
  });

  it('plays no round before the longest cycle is over', async () => {
    const { key } = await venues.join('slow', '100', visit);
    await play(key);
    venues.later(strictest.slotRoundMs - 1);
    expect(await play(key)).toMatchObject({ reason: 'too-soon', waitMs: 1 });
    venues.later(1);
    expect(await play(key)).toMatchObject({ status: 200 });
  });

  it('counts all that a player has on one round of a table', async () => {
    const { key } = await venues.join('seated', '100', { ...visit, venue: 'YXZR', game: 'baccarat' });
    const { number } = await venues.page('/table', { key });
    const bet = (units: number) => {
      const choice = { bets: [{ pick: 'tie', units }] };
      return venues.page('/bets', { key, body: { id: randomUUID(), number, stake: '1', choice } });
    };
    expect(await bet(strictest.mostOnRound)).toMatchObject({ status: 200 });
    expect(await bet(1)).toMatchObject({ status: 409, reason: 'stake-cap' });
  });
});

it('what the last launch states holds for a session that goes on', async () => {
  const { key } = await venues.join('again', '100');
  expect(await play(key, '11')).toMatchObject({ status: 200 });
  venues.later(strictest.slotRoundMs);
  const { key: next } = await venues.join('again', undefined, { market: undefined });
  expect(await play(next, '11')).toMatchObject({ reason: 'stake-cap' });
});

it.each([{ slotRoundMs: 100 }, { mostOnRound: 1_000_000 }, { autoPlay: true }, { turbo: true }])(
  'a launch that states %j is refused',
  async market => {
    const answer = await venues.ask('launch', {
      ...{ player: 'p1', trial: false, device: 'd1', userAgent: 'a', game: 'lantern-fair' },
      ...{ language: 'zh-CN', origins: [], market },
    });
    expect(answer.ok).toBe(false);
  },
);

describe('a reality check', () => {
  const check = (key: string, body?: object) =>
    venues.page('/reality-check', { key, ...(body ? { body } : {}) });

  it('is due by the time since the first stake, and no stake is taken before the player goes on', async () => {
    const { key } = await venues.join('timed', '100');
    minutes(10);
    expect(await check(key)).toMatchObject({ minutes: 0, dueMs: loosest.realityCheckMinutes * 60_000 });
    const known = randomUUID();
    const first = await play(key, '2', known);
    // In steps, because a session without a call ends after an hour.
    minutes(loosest.realityCheckMinutes - 30);
    await play(key);
    minutes(29);
    expect(await play(key)).toMatchObject({ status: 200 });
    expect(await check(key)).toMatchObject({ dueMs: 60_000, staked: '6.00' });
    minutes(1);
    const id = randomUUID();
    expect(await play(key, '2', id)).toMatchObject({ status: 409, reason: 'reality-check' });
    // What was played already is told still.
    expect(await play(key, '2', known)).toEqual(first);
    const { minutes: played, staked, returned, net, dueMs } = await check(key);
    expect({ played, staked, dueMs }).toEqual({ played: 60, staked: '6.00', dueMs: 0 });
    expect(Number(net)).toBeCloseTo(Number(returned) - 6, 2);
    expect(await check(key, {})).toMatchObject({ status: 200, dueMs: loosest.realityCheckMinutes * 60_000 });
    expect(await play(key, '2', id)).toMatchObject({ status: 200 });
  });

  it('is not put off by going on before it is due, nor by a new launch', async () => {
    const { key } = await venues.join('hasty', '100', { market: undefined });
    await play(key);
    minutes(strictest.realityCheckMinutes - 1);
    expect(await check(key, {})).toMatchObject({ dueMs: 60_000 });
    const { key: next, market } = await venues.join('hasty', undefined, { market: undefined });
    expect(market.realityCheckMs).toBe(60_000);
    minutes(1);
    expect(await play(next)).toMatchObject({ reason: 'reality-check' });
  });

  it('holds at a table too', async () => {
    const { key } = await venues.join('long seated', '100', {
      ...{ market: undefined, venue: 'YXZR', game: 'baccarat' },
    });
    const bet = async () => {
      const { nextAt, now } = await venues.page('/table', { key });
      venues.later(nextAt - now);
      const { number } = await venues.page('/table', { key });
      const choice = { bets: [{ pick: 'tie', units: 1 }] };
      const body = { id: randomUUID(), number, stake: '1', choice };
      return venues.page('/bets', { key, body });
    };
    expect(await bet()).toMatchObject({ status: 200 });
    minutes(strictest.realityCheckMinutes);
    expect(await bet()).toMatchObject({ reason: 'reality-check' });
  });

  describe('of a player who goes from game to game', () => {
    const half = strictest.realityCheckMinutes / 2;
    const visit = { market: undefined };
    const fish = { ...visit, venue: 'SHBY', game: 'deep-sea' };

    it('counts the time of all of them, and stops stakes in each that is open until one is gone on in', async () => {
      const slot = await venues.join('walker', '100', visit);
      await play(slot.key);
      minutes(half);
      const other = await venues.join('walker', '100', fish);
      expect(other.market.realityCheckMs).toBe(half * 60_000);
      const shot = () => play(other.key, '1', randomUUID(), { target: 'ray' });
      expect(await shot()).toMatchObject({ status: 200 });
      minutes(half);
      expect(await play(slot.key)).toMatchObject({ reason: 'reality-check' });
      expect(await shot()).toMatchObject({ reason: 'reality-check' });
      // A game that is opened now is no way around it.
      const fresh = await venues.join('walker', undefined, { ...visit, game: 'tide-pools' });
      expect(fresh.market.realityCheckMs).toBe(0);
      expect(await play(fresh.key)).toMatchObject({ reason: 'reality-check' });
      expect(await check(fresh.key)).toMatchObject({ minutes: 2 * half, staked: '3.00', dueMs: 0 });
      await check(other.key, {});
      for (const key of [slot.key, fresh.key, other.key])
        expect(await check(key)).toMatchObject({ dueMs: strictest.realityCheckMinutes * 60_000 });
      expect(await play(slot.key)).toMatchObject({ status: 200 });
      venues.later(strictest.slotRoundMs);
      expect(await play(fresh.key)).toMatchObject({ status: 200 });
      expect(await shot()).toMatchObject({ status: 200 });
    });

    it('begins anew after an hour without a stake', async () => {
      const { key } = await venues.join('rested', '100', visit);
      await play(key);
      minutes(59);
      await check(key, {});
      minutes(1);
      expect(await check(key)).toMatchObject({ minutes: 0, staked: '0.00' });
      expect(await play(key)).toMatchObject({ status: 200 });
      minutes(1);
      expect(await check(key)).toMatchObject({ minutes: 1, staked: '2.00' });
    });

    it('is not waited out by trying to stake on', async () => {
      const { key } = await venues.join('stubborn', '100', visit);
      await play(key);
      for (let tries = 0; tries < 8; tries += 1) {
        minutes(strictest.realityCheckMinutes);
        expect(await play(key)).toMatchObject({ reason: 'reality-check' });
      }
    });

    it('is of that player alone, and of one trial alone', async () => {
      const [one, two] = [
        await venues.join('alone', '100', visit),
        await venues.join('beside', '100', visit),
      ];
      const [trial, free] = [
        await venues.join('', undefined, visit),
        await venues.join('', undefined, visit),
      ];
      for (const { key } of [one, trial]) await play(key);
      minutes(strictest.realityCheckMinutes);
      for (const { key } of [one, trial]) expect(await play(key)).toMatchObject({ reason: 'reality-check' });
      for (const { key } of [two, free]) expect(await play(key)).toMatchObject({ status: 200 });
    });
  });

  it('does not keep a hand from being finished', async () => {
    const market = { ...loosest, realityCheckMinutes: 15 };
    const { key } = await venues.join('in hand', '1000', { venue: 'LHQP', game: 'twenty-one', market });
    const deal = () => play(key, '10', randomUUID(), { moves: [] });
    await deal();
    // By then that hand was finished without a move.
    minutes(14.5);
    let round = await deal();
    // A hand that is over at once is no hand to finish.
    for (let tries = 0; round.open.length === 0 && tries < 4; tries += 1) {
      venues.later(loosest.roundMs);
      round = await deal();
    }
    minutes(0.55);
    expect(await check(key)).toMatchObject({ dueMs: 0 });
    const { position } = round;
    expect(
      await venues.page(`/round/${round.id}/move`, { key, body: { position, move: 'stand' } }),
    ).toMatchObject({ status: 200 });
  });

  it('is told to nobody without a session', async () => {
    expect(await check('nobody')).toMatchObject({ status: 401 });
    expect(await check('nobody', {})).toMatchObject({ status: 401 });
  });
});
