import { randomUUID } from 'node:crypto';
import { type EsportsRules, gameOf, replay } from '@lobby/games';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { timetableOf } from '../catalog/timetable.ts';
import { auditBooks } from '../ledger/audit.ts';
import { type TestVenues, testVenues } from '../testing/test-venues.ts';
import { settleDue } from './settle-rounds.ts';

const venue = 'FYDJ';
const game = 'summit-league';
const { bettingMs, drawMs, periodMs } = timetableOf(game);
const league = gameOf(game)!;

let venues: TestVenues;
beforeAll(async () => {
  venues = await testVenues({ chainSize: { length: 80, keptEach: 10 } });
});
afterAll(async () => {
  expect(await auditBooks(venues.database)).toEqual([]);
  await venues.stop();
});

const cents = (text: string) => BigInt(text.replace('.', ''));
const balanceOf = async (player: string) => (await venues.told('balance', { venue, player })).balance;

/** A player with money at the begin of a match. */
async function seated(player: string, amount?: string) {
  const { key } = await venues.join(player, amount, { venue, game });
  const { nextAt, now } = await venues.page('/table', { key });
  venues.later(nextAt - now);
  return { key, table: await venues.page('/table', { key }) };
}

function place(key: string, number: number, picks: readonly string[], stake = '10', id = randomUUID()) {
  const choice = { bets: picks.map(pick => ({ pick, units: 1 })) };
  return venues.page('/bets', { key, body: { id, number, stake, choice } });
}

it('the venue of e-sports offers its league, and says what every pick of every match returns', async () => {
  const { games } = await venues.told('games', { venue });
  expect(games).toMatchObject([
    { code: game, returnPercent: '94.18', spread: { from: '94.18', to: '95.01' } },
  ]);
  const { sheet, cycleMs } = await venues.join('sheet', undefined, { venue, game });
  expect(sheet.returnPercent).toBe('94.18–95.00');
  expect(cycleMs).toBe(periodMs);
});

it('a table tells its match with its prices, and the matches to come as they will be', async () => {
  const { key, table } = await seated('reader', '10');
  const { chain, coming, number } = table;
  const salted = (place: number) => league.fixtures!.at(league.rules, { salt: chain.salt, place });
  expect(table.rules).toEqual(salted(chain.round));
  expect(coming.map((each: { number: number }) => each.number)).toEqual([1, 2, 3, 4].map(at => number + at));
  venues.later(periodMs);
  const next = await venues.page('/table', { key });
  expect(next.rules).toEqual(coming[0].rules);
  expect(next.rules.fixture).not.toEqual(table.rules.fixture);
});

it('a table tells no match of a chain whose salt is not drawn yet', async () => {
  const { key, table } = await seated('last', '100');
  let { round } = table.chain;
  while (round < 79) {
    venues.later(Math.min(30, 79 - round) * periodMs);
    const state = await venues.page('/table', { key });
    round = state.chain.round;
    await place(key, state.number, ['match-home'], '1');
  }
  const { coming, number } = await venues.page('/table', { key });
  expect(coming.map((each: { number: number }) => each.number)).toEqual([number + 1]);
});

it('bets are paid by the prices of their match, once, and anybody draws it again', async () => {
  const { key, table } = await seated('paid', '1000');
  const { pays } = table.rules as EsportsRules;
  const picks = Object.keys(pays);
  expect(await place(key, table.number, picks)).toMatchObject({ status: 200, staked: '120.00' });
  venues.later(drawMs);
  const { last, balance, results } = await venues.page('/table', { key });
  const bets = last.events.filter(({ type }: { type: string }) => type === 'bet');
  expect(bets.map(({ pick }: { pick: string }) => pick)).toEqual(picks);
  const won = bets.filter((bet: { pays: number }) => bet.pays > 0);
  // Of each of the six markets one side wins.
  expect(won).toHaveLength(6);
  for (const bet of won) expect(bet.pays).toBe(10 * (pays[bet.pick] ?? 0));
  expect(cents(last.win)).toBe(
    won.reduce((sum: bigint, bet: { pays: number }) => sum + BigInt(bet.pays), 0n),
  );
  const { fixture, killsLine } = table.rules as EsportsRules;
  expect(results[0].events[0]).toEqual({
    ...{ type: 'match', home: fixture.home, away: fixture.away, killsLine },
  });
  const settle = () => settleDue({ database: venues.database, now: venues.time, onTrouble: fail });
  await Promise.all([settle(), settle()]);
  expect(await balanceOf('paid')).toBe(balance);
  expect(cents(balance)).toBe(880_00n + cents(last.win));
  const { rounds } = await venues.told('history', { venue, after: '0', limit: 500 });
  expect(rounds.filter(({ player }: { player: string }) => player === 'paid')).toMatchObject([
    { game, staked: '120.00', win: last.win },
  ]);
  const told = await venues.page(`/verify/${last.id}.json`);
  expect(told.rules).toEqual(table.rules);
  expect(replay(told)).toEqual({ outcome: 'equal', round: told.round });
});

it.each([
  ['when betting has closed', bettingMs],
  ['while the match is shown', drawMs],
])('a bet is not taken %s', async (when, ms) => {
  const { key, table } = await seated(when, '10');
  venues.later(ms);
  expect(await place(key, table.number, ['match-home'])).toMatchObject({ status: 409, reason: 'closed' });
  expect(await balanceOf(when)).toBe('10.00');
});

it('sent twice under one id is placed once, also on a page that reads another match', async () => {
  const { key, table } = await seated('twice', '50');
  const id = randomUUID();
  const first = await place(key, table.number, ['kills-over'], '10', id);
  venues.later(periodMs);
  expect(await place(key, table.number, ['kills-over'], '10', id)).toMatchObject({
    ...{ status: 200, number: first.number, staked: '10.00' },
  });
  expect(await place(key, table.number, ['kills-under'])).toMatchObject({ reason: 'closed' });
});

it.each([
  ['a pick that no match has', ['draw'], '10', 'choice'],
  ['a pick twice', ['match-home', 'match-home'], '10', 'choice'],
  ['half a yuan', ['match-home'], '0.5', 'stake'],
  ['more than a bet takes', ['match-home'], '1001', 'stake'],
  ['more than there is', ['match-home', 'map1-away'], '6', 'balance'],
])('a bet of %s is refused, and nothing is staked', async (what, picks, stake, reason) => {
  const { key, table } = await seated(what, '10');
  expect(await place(key, table.number, picks, stake)).toMatchObject({ status: 409, reason });
  expect(await balanceOf(what)).toBe('10.00');
});

function fail(error: unknown): never {
  throw error;
}
