import { randomUUID } from 'node:crypto';
import { gameOf } from '@lobby/games';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { timetableOf } from '../catalog/timetable.ts';
import { auditBooks } from '../ledger/audit.ts';
import { type TestVenues, testVenues } from '../testing/test-venues.ts';

const venue = 'HTCP';
const lotteries = ['three-dice', 'five-digits', 'ten-cars'] as const;
type Lottery = (typeof lotteries)[number];
const { bettingMs, drawMs, periodMs } = timetableOf('ten-cars');

let venues: TestVenues;
beforeAll(async () => {
  venues = await testVenues({ chainSize: { length: 400, keptEach: 20 } });
});
afterAll(async () => {
  expect(await auditBooks(venues.database)).toEqual([]);
  await venues.stop();
});

const cents = (text: string) => BigInt(text.replace('.', ''));
const paysOf = (game: Lottery) => (gameOf(game)!.rules as { pays: Readonly<Record<string, number>> }).pays;
const picksOf = (game: Lottery) => Object.keys(paysOf(game));
const balanceOf = async (player: string) => (await venues.told('balance', { venue, player })).balance;

/** A player with money at the begin of a round. */
async function seated(game: Lottery, player: string, amount: string) {
  const { key } = await venues.join(player, amount, { venue, game });
  const { nextAt, now } = await venues.page('/table', { key });
  venues.later(nextAt - now);
  const { number } = await venues.page('/table', { key });
  return { key, number };
}

interface Ticket {
  readonly number: number;
  readonly picks: readonly string[];
  readonly stake?: string;
  readonly id?: string;
}

function place(key: string, { number, picks, stake = '1', id = randomUUID() }: Ticket) {
  const choice = { bets: picks.map(pick => ({ pick, units: 1 })) };
  return venues.page('/bets', { key, body: { id, number, stake, choice } });
}

it('the venue of lotteries lists three games, drawn once a minute', async () => {
  const { games } = await venues.told('games', { venue });
  expect(games.map(({ code }: { code: string }) => code)).toEqual(lotteries);
  expect([bettingMs, drawMs, periodMs]).toEqual([50_000, 52_000, 60_000]);
});

it.each([
  ['three-dice', '96.25–97.50'],
  ['five-digits', '95.00–97.50'],
  ['ten-cars', '97.50–98.00'],
] as const)('a session of %s says that its bets return %s percent', async (game, returns) => {
  const { sheet } = await venues.join(`sheet ${game}`, undefined, { venue, game });
  expect(sheet.returnPercent).toBe(returns);
});

describe.each(lotteries)('a ticket of %s', game => {
  const [first, second] = picksOf(game) as [string, string];

  it('pays what the rules of the session say of each pick that was drawn, and nothing else', async () => {
    const { key, number } = await seated(game, `pays ${game}`, '1000');
    const picks = picksOf(game).slice(0, 60);
    expect(await place(key, { number, picks, stake: '2' })).toMatchObject({
      ...{ status: 200, staked: '120.00', balance: '880.00' },
    });
    venues.later(drawMs);
    const { last, balance, results } = await venues.page('/table', { key });
    const bets = last.events.filter(({ type }: { type: string }) => type === 'bet');
    expect(bets.map(({ pick }: { pick: string }) => pick)).toEqual(picks);
    const won = bets.filter(({ pays }: { pays: number }) => pays > 0);
    // The seat counts units of one yuan, and the stake is two.
    for (const { pick, pays } of won) expect(pays).toBe(2 * (paysOf(game)[pick] ?? 0));
    const total = won.reduce(
      (sum: bigint, { pick }: { pick: string }) => sum + BigInt(2 * paysOf(game)[pick]!),
      0n,
    );
    expect(cents(last.win)).toBe(total);
    expect(cents(balance)).toBe(880_00n + total);
    expect(results[0].events).toEqual(last.events.filter(({ type }: { type: string }) => type === 'drawn'));
  });

  it.each([
    ['when betting has closed', bettingMs],
    ['when it is drawn', drawMs],
    ['when the next round is open', periodMs],
  ])('is not taken %s, and nothing is staked', async (when, ms) => {
    const player = `${game} ${when}`;
    const { key, number } = await seated(game, player, '10');
    venues.later(ms);
    expect(await place(key, { number, picks: [first] })).toMatchObject({ status: 409, reason: 'closed' });
    expect(await balanceOf(player)).toBe('10.00');
  });

  it('sent twice under one id is placed once', async () => {
    const player = `twice ${game}`;
    const { key, number } = await seated(game, player, '10');
    const id = randomUUID();
    const ticket = { id, number, picks: [first, second] };
    const answers = await Promise.all([place(key, ticket), place(key, ticket), place(key, ticket)]);
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]).toMatchObject({ status: 200, staked: '2.00' });
    expect(await place(key, { ...ticket, picks: [second] })).toMatchObject({ status: 409, reason: 'exists' });
    expect(await balanceOf(player)).toBe('8.00');
  });

  it('of more than there is, is refused whole', async () => {
    const player = `short ${game}`;
    const { key, number } = await seated(game, player, '5');
    const picks = picksOf(game).slice(0, 6);
    expect(await place(key, { number, picks })).toMatchObject({ status: 409, reason: 'balance' });
    expect(await balanceOf(player)).toBe('5.00');
    expect((await venues.page('/table', { key })).bets).toEqual([]);
  });

  it('for which there is money once is taken once, where two are sent together', async () => {
    const player = `race ${game}`;
    const { key, number } = await seated(game, player, '5');
    const picks = picksOf(game).slice(0, 5);
    const answers = await Promise.all([place(key, { number, picks }), place(key, { number, picks })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await balanceOf(player)).toBe('0.00');
  });

  it.each([
    ['a pick of another lottery', ['lucky-7'], 'choice'],
    ['a pick twice', [first, first], 'choice'],
    ['no pick', [], 'choice'],
    ['more than sixty picks', picksOf(game).slice(0, 61), 'choice'],
  ])('of %s is refused', async (what, picks, reason) => {
    const player = `${game} ${what}`;
    const { key, number } = await seated(game, player, '100');
    expect(await place(key, { number, picks })).toMatchObject({ status: 409, reason });
    expect(await balanceOf(player)).toBe('100.00');
  });

  it('beyond sixty picks of a round is refused, and what was placed before stays', async () => {
    const player = `many ${game}`;
    const { key, number } = await seated(game, player, '100');
    const picks = picksOf(game);
    expect(await place(key, { number, picks: picks.slice(0, 55) })).toMatchObject({ status: 200 });
    expect(await place(key, { number, picks: picks.slice(55, 61) })).toMatchObject({
      ...{ status: 409, reason: 'limit' },
    });
    expect(await balanceOf(player)).toBe('45.00');
    expect(await place(key, { number, picks: picks.slice(55, 60) })).toMatchObject({ status: 200 });
  });
});
