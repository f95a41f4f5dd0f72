import { randomUUID } from 'node:crypto';
import { fromHex } from '@lobby/draws';
import { chainEnd, gameOf, replay, rulesHash, sharedDraws } from '@lobby/games';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { timetableOf } from '../catalog/timetable.ts';
import { auditBooks } from '../ledger/audit.ts';
import { retryMs } from '../rounds/waiting/finish-round.ts';
import { type TestVenues, testVenues } from '../testing/test-venues.ts';
import { stakedInOpenRounds } from './seats.ts';
import { settleDue } from './settle-rounds.ts';

const venue = 'YXZR';
const game = 'baccarat';
const { bettingMs, drawMs, periodMs } = timetableOf(game);

let venues: TestVenues;
beforeAll(async () => {
  venues = await testVenues({ chainSize: { length: 400, keptEach: 20 } });
});
afterAll(async () => {
  expect(await auditBooks(venues.database)).toEqual([]);
  await venues.stop();
});

const cents = (text: string) => BigInt(text.replace('.', ''));
const join = (player: string, amount?: string) => venues.join(player, amount, { venue, game });
const table = (key: string) => venues.page('/table', { key });
const balanceOf = async (player: string) => (await venues.told('balance', { venue, player })).balance;
const settle = () =>
  settleDue({
    ...{ database: venues.database, now: venues.time },
    onTrouble: error => {
      throw error;
    },
  });

/** Puts the clock to the begin of the next round. */
async function nextRound(key: string) {
  const { status, nextAt, now } = await table(key);
  expect(status).toBe(200);
  venues.later(nextAt - now);
  return table(key);
}

interface Asked {
  readonly number: number;
  readonly bets?: Record<string, number>;
  readonly stake?: string;
  readonly id?: string;
}

function bet(key: string, { number, bets = { player: 1 }, stake = '10', id = randomUUID() }: Asked) {
  const choice = { bets: Object.entries(bets).map(([pick, units]) => ({ pick, units })) };
  return venues.page('/bets', { key, body: { id, number, stake, choice } });
}

describe('the clock of a table', () => {
  it('takes bets, closes, is drawn, and goes on with the next number', async () => {
    const { key } = await join('c1', '10');
    const open = await nextRound(key);
    expect(open).toMatchObject({
      ...{ status: 200, phase: 'betting', closesAt: open.now + bettingMs, drawsAt: open.now + drawMs },
      ...{ nextAt: open.now + periodMs },
    });
    venues.later(bettingMs);
    expect(await table(key)).toMatchObject({ phase: 'closed', number: open.number });
    venues.later(drawMs - bettingMs);
    const drawn = await table(key);
    expect(drawn).toMatchObject({ phase: 'drawn', number: open.number });
    expect(drawn.results[0]).toMatchObject({ number: open.number });
    venues.later(periodMs - drawMs);
    const next = await table(key);
    expect(next).toMatchObject({ phase: 'betting', number: open.number + 1 });
    expect(next.results[0]).toEqual(drawn.results[0]);
  });

  it('tells sixty results, newest first, also of rounds that nobody saw', async () => {
    const { key } = await join('c2', '10');
    venues.later(90 * periodMs);
    const { results, number } = await nextRound(key);
    expect(results.map((each: { number: number }) => each.number)).toEqual(
      Array.from({ length: 60 }, (_, at) => number - 1 - at),
    );
  });

  it('a visit ends after an hour without a bet, however often the table was looked at', async () => {
    const { key } = await join('c3', '10');
    for (let minutes = 0; minutes < 60; minutes += 20) {
      expect(await table(key)).toMatchObject({ status: 200 });
      venues.later(20 * 60_000);
    }
    expect(await table(key)).toMatchObject({ status: 401, reason: 'session-ended' });
  });

  it('a game that each plays alone has none', async () => {
    const { key } = await venues.join('c4');
    expect(await table(key)).toMatchObject({ status: 404, reason: 'game' });
  });
});

describe('a bet', () => {
  it('takes its stake at once, and the win comes when the round is drawn', async () => {
    const { key } = await join('b1', '100');
    const { number, chain } = await nextRound(key);
    const taken = await bet(key, { number, bets: { player: 2, banker: 1 } });
    expect(taken).toMatchObject({ status: 200, number, staked: '30.00', balance: '70.00' });
    expect(await stakedInOpenRounds(venues.database.query, { venue, player: 'b1' })).toBe(3000n);
    venues.later(drawMs);
    const { last, balance } = await table(key);
    const [{ id }] = (await venues.page('/rounds', { key })).rounds;
    expect(last).toMatchObject({ id, number, staked: '30.00', before: '100.00', after: balance });
    expect(cents(balance)).toBe(7000n + cents(last.win));
    expect(last.commitment).toBe(chain.end);
    expect(await stakedInOpenRounds(venues.database.query, { venue, player: 'b1' })).toBe(0n);
  });

  it('asked for again is the same bet, and another one under its id is none', async () => {
    const { key } = await join('b2', '100');
    const { number } = await nextRound(key);
    const id = randomUUID();
    const first = await bet(key, { number, id });
    expect(await bet(key, { number, id })).toEqual(first);
    expect(await bet(key, { number, id, stake: '20' })).toMatchObject({ status: 409, reason: 'exists' });
    venues.later(bettingMs);
    expect(await bet(key, { number, id })).toEqual(first);
    await venues.told('endSession', { venue, player: 'b2' });
    expect(await bet(key, { number, id })).toEqual(first);
    expect(await balanceOf('b2')).toBe('90.00');
  });

  it.each([
    ['a round that is no more', { number: -1 }, 'closed'],
    ['the next round', { number: 1 }, 'closed'],
    ['a pick that there is not', { bets: { dealer: 1 } }, 'choice'],
    ['half a yuan', { stake: '0.5' }, 'stake'],
    ['more than there is', { stake: '101' }, 'balance'],
    ['more than a pick takes', { stake: '1000', bets: { player: 2 } }, 'limit'],
  ])(
    'on %s is refused and moves nothing',
    async (name, { number: offset = 0, ...asked }: Partial<Asked>, reason) => {
      const { key } = await join(name, '100');
      const { number } = await nextRound(key);
      expect(await bet(key, { ...asked, number: number + offset })).toMatchObject({ status: 409, reason });
      expect(await balanceOf(name)).toBe('100.00');
    },
  );

  it('is refused from the moment of closing, by the clock of the server', async () => {
    const { key } = await join('b3', '100');
    const { number } = await nextRound(key);
    venues.later(bettingMs - 1);
    expect(await bet(key, { number })).toMatchObject({ status: 200 });
    venues.later(1);
    expect(await bet(key, { number })).toMatchObject({ status: 409, reason: 'closed' });
  });

  it('adds to what is on its pick, up to the most of one player', async () => {
    const { key } = await join('b4', '5000');
    const { number } = await nextRound(key);
    await bet(key, { number, stake: '600' });
    expect(await bet(key, { number, stake: '401' })).toMatchObject({ reason: 'limit' });
    expect(await bet(key, { number, stake: '400' })).toMatchObject({ status: 200 });
    await bet(key, { number, stake: '5', bets: { tie: 2 } });
    expect(await table(key)).toMatchObject({
      ...{ unit: '1.00', staked: '1010.00' },
      bets: [
        { pick: 'player', units: 1000 },
        { pick: 'tie', units: 10 },
      ],
    });
  });

  it('in a trial is placed with credits that no book holds', async () => {
    const { key } = await join('');
    const { number } = await nextRound(key);
    expect(await bet(key, { number })).toMatchObject({ balance: '990.00' });
    venues.later(drawMs);
    const { last, balance } = await table(key);
    expect(cents(balance)).toBe(99_000n + cents(last.win));
    const { rounds } = await venues.told('history', { venue, after: '0', limit: 500 });
    expect(rounds.map(({ id }: { id: string }) => id)).not.toContain(last.id);
  });
});

describe('a round that was bet on', () => {
  it('is settled without a page, once, though its session has ended', async () => {
    const { key } = await join('s1', '100');
    const { number } = await nextRound(key);
    await bet(key, { number, bets: { player: 1, banker: 1 } });
    await bet(key, { number, bets: { tie: 1 } });
    await venues.told('endSession', { venue, player: 's1' });
    venues.later(periodMs);
    await settle();
    const after = await balanceOf('s1');
    await settle();
    expect(await balanceOf('s1')).toBe(after);
    const { rounds } = await venues.told('history', { venue, after: '0', limit: 500 });
    const own = rounds.filter(({ player }: { player: string }) => player === 's1');
    // All bets of a player are one round: what was hedged is seen in it.
    expect(own).toMatchObject([{ game, staked: '30.00' }]);
    expect(cents(after)).toBe(7000n + cents(own[0].win));
  });

  it('pays every player by the same cards', async () => {
    const keys = await Promise.all(['s2', 's3'].map(async player => (await join(player, '100')).key));
    const { number } = await nextRound(keys[0] ?? '');
    await Promise.all(keys.map(key => bet(key, { number, bets: { player: 1, 'banker-pair': 1 } })));
    venues.later(drawMs);
    const [one, other] = await Promise.all(keys.map(key => table(key)));
    expect(one.last.events).toEqual(other.last.events);
    expect(one.last.events[0]).toEqual(one.results[0].events[0]);
  });
});

describe('what a shared round is drawn from', () => {
  it('was bound before by the end of a chain, and anybody repeats it from its link', async () => {
    const { key } = await join('v1', '100');
    const { number, chain } = await nextRound(key);
    await bet(key, { number, bets: { player: 1, tie: 1 } });
    venues.later(drawMs);
    const { last } = await table(key);
    const told = await venues.page(`/verify/${last.id}.json`);
    const { end, salt, round: place } = chain;
    expect(told.seeds).toMatchObject({ kind: 'shared', end, salt, round: place });
    const link = fromHex(told.seeds.link);
    expect(chainEnd(link, chain.round)).toBe(chain.end);
    expect(rulesHash(told.rules)).toBe(told.rulesHash);
    const draws = sharedDraws({ link, salt: chain.salt, game, round: chain.round });
    const round = gameOf(game)?.play(told.rules, draws, told.choice);
    expect(round?.events).toEqual(last.events);
    expect(replay(told).outcome).toBe('equal');
    expect(JSON.stringify(told)).not.toContain('v1');
  });

  it('says nothing of a round that is not drawn', async () => {
    const { key } = await join('v2', '100');
    const { number } = await nextRound(key);
    venues.later(drawMs - 1);
    await table(key);
    const [row] = await venues.database.query<{ link: string | null }>(
      'SELECT link FROM shared_rounds WHERE venue = $1 AND game = $2 AND number = $3',
      [venue, game, number],
    );
    expect(row).toEqual({ link: null });
  });

  it('goes on with another chain, whose end was told while a tenth of the old one was left', async () => {
    const { key } = await join('v3', '100');
    let state = await nextRound(key);
    const { end } = state.chain;
    // The session lives as long as it bets.
    const jump = async (rounds: number) => {
      venues.later(rounds * periodMs);
      state = await table(key);
      await bet(key, { number: state.number, stake: '1' });
    };
    while (state.chain.round + 50 < 360) await jump(50);
    expect(state.chain).toMatchObject({ end, nextEnd: null });
    while (state.chain.round <= 360) await jump(10);
    const { nextEnd, round } = state.chain;
    const { number } = state;
    expect(nextEnd).toMatch(/^[0-9a-f]{64}$/);
    await jump(400 - round + 1);
    expect(state.chain).toMatchObject({ end: nextEnd, round: 1 });
    expect(state.number).toBe(number + 400 - round + 1);
    await settle();
  });
});

it('five hundred seats that cannot be settled hold up no other, and are tried again after a minute', async () => {
  const { database, time } = venues;
  const troubles: unknown[] = [];
  const sweep = () =>
    settleDue({
      database,
      now: time,
      onTrouble: problem => troubles.push((problem as AggregateError).errors.length),
    });
  const { key } = await join('behind', '100');
  const { number } = await nextRound(key);
  await sweep();
  await bet(key, { number });
  // They hold more than what was chosen, and come first.
  await database.query(
    `INSERT INTO table_seats (id, venue, game, number, owner, session_id, player, choice, staked, draws_at, at)
     SELECT 'broken ' || n, venue, game, number, 'player/broken ' || n, session_id, 'broken ' || n, choice, staked + 1,
       draws_at - 1, at
     FROM table_seats, generate_series(1, 500) AS n WHERE number = $1 AND player = 'behind'`,
    [number],
  );
  venues.later(drawMs);
  const left = () => stakedInOpenRounds(database.query, { venue, player: 'behind' });
  await sweep();
  expect([await left(), troubles]).toEqual([1000n, [500]]);
  await sweep();
  expect([await left(), troubles.length]).toEqual([0n, 1]);
  venues.later(retryMs);
  await sweep();
  expect(troubles.length).toBe(2);
  await database.query(`DELETE FROM table_seats WHERE id LIKE 'broken %'`);
});
