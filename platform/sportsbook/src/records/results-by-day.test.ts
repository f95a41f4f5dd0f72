import type { Score } from '@lobby/betting';
import { day, hour } from '@lobby/calendar';
import type { Member } from '@lobby/platform-kernel/calls/context';
import { salesOfFile } from '@lobby/platform-testing/book/file-sales';
import type { TestBook } from '@lobby/platform-testing/book/test-book';
import type { Sales } from '@lobby/platform-testing/book/test-sales';
import { resultsOf, timelineOf } from '@lobby/simulation';
import { testMatch } from '@lobby/simulation/testing/match';
import { expect, it } from 'vitest';
import { recordResult } from '../fixture-feed/fixture-results.ts';
import { liftVoid, voidBets } from '../fixture-feed/fixture-voids.ts';
import { settleDue } from '../settlement/settle.ts';
import { sportResultsByDay } from './results-by-day.ts';

/** 20:00 in Beijing. */
const now = Date.UTC(2026, 10, 20, 12);
let book: TestBook;
let member: Member;
let sales: Sales;
salesOfFile(now, (...own) => {
  [book, member, sales] = own;
});

/** Bets 100 yuan on the home team before a match that ends like this. @returns what the price would win, fen. */
async function bet(id: string, full: Score, kickoff: number) {
  const match = testMatch({ ...{ id, createdAt: book.clock.now(), kickoff }, real: { half: [0, 0], full } });
  await book.addMatch(match);
  const { ioratio } = await book.bet(member, await book.look(member, match, 'M', 'MH'));
  return { match, profit: BigInt(Math.round((Number(ioratio) - 1) * 100_00)) };
}

async function play(match: ReturnType<typeof testMatch>) {
  book.clock.set(timelineOf(match).fullTime + 10_000);
  for (const changes of resultsOf(match, book.clock.now()))
    await recordResult(book.db, changes, book.clock.now());
  await settleDue(book.db, book.clock.now());
}

it('what settled bets won and lost is added up by the day on which they were settled', async () => {
  const lost = await bet('8301', [0, 1], now + hour);
  const won = await bet('8302', [2, 0], now + 2 * hour);
  const next = await bet('8303', [0, 3], now + day);
  await bet('8304', [1, 0], now + 9 * day);
  const everything = { since: now, until: now + 5 * day, categories: ['TY'], closingMs: 12 * hour } as const;
  const results = (change: object = {}) =>
    sportResultsByDay(book.db, member.id, { ...everything, ...change });
  expect(await results()).toEqual(new Map());

  for (const { match } of [lost, won, next]) await play(match);
  expect(await results()).toEqual(
    new Map([
      ['2026-11-20', won.profit - 100_00n],
      ['2026-11-21', -100_00n],
    ]),
  );
  expect(await results({ since: now + 1 })).toEqual(new Map());
  expect((await results({ until: now + 20 * hour })).size).toBe(1);
  expect(await results({ categories: ['DJ', 'ZR'] })).toEqual(new Map());
});

const always = { since: now, until: now + 9 * day, categories: ['TY'], closingMs: 12 * hour } as const;
const results = () => sportResultsByDay(book.db, member.id, always);
const lostOn = (date: string) => new Map([[date, -100_00n]]);

/** Says the result of a match anew, after a time, ms. @returns what became of the bet. */
async function correct(matchId: string, version: number, after: number, change: object) {
  book.clock.advance(after);
  await recordResult(book.db, { matchId, version, ...change }, book.clock.now());
  return (await settleDue(book.db, book.clock.now())).settled.map(({ did }) => did);
}
const awayWins = { half: [0, 0], full: [0, 1] } as const;

it('a loss that is opened again after its day closed stays on that day when it comes again', async () => {
  const { match } = await bet('8311', [0, 1], now + hour);
  await play(match);
  expect(await results()).toEqual(lostOn('2026-11-20'));
  expect(await correct(match.id, 101, day, { withdrawn: true })).toEqual(['restored']);
  expect(await results()).toEqual(new Map());
  expect(await correct(match.id, 102, day, awayWins)).toEqual(['settled']);
  expect(await results()).toEqual(lostOn('2026-11-20'));
});

it('a loss that is opened again at once is one of the day on which it comes again', async () => {
  const { match } = await bet('8312', [0, 1], now + hour);
  await play(match);
  expect(await correct(match.id, 101, hour, { withdrawn: true })).toEqual(['restored']);
  expect(await correct(match.id, 102, 2 * day, awayWins)).toEqual(['settled']);
  expect(await results()).toEqual(lostOn('2026-11-22'));
});

it('a loss after a cancel that was taken back is one of the day on which the bet lost', async () => {
  const { match } = await bet('8313', [0, 1], now + 2 * day);
  const cancelled = { matchId: match.id, reason: 'DK' };
  await voidBets(book.db, cancelled, book.clock.now());
  await settleDue(book.db, book.clock.now());
  book.clock.advance(day);
  await liftVoid(book.db, cancelled, book.clock.now());
  await settleDue(book.db, book.clock.now());
  await play(match);
  expect(await results()).toEqual(lostOn('2026-11-22'));
});

it('of bets that are sold back whole the gain counts, and the loss does not', async () => {
  const match = await sales.match();
  const tickets = [
    await sales.back(member, [[match, 'M', 'MH']]),
    await sales.back(member, [[match, 'M', 'MC']]),
  ];
  for (const ticket of tickets) await sales.sell(member, ticket);
  const sold = await book.db
    .selectFrom('sport_bets')
    .select(['id', 'net', 'status'])
    .where('member_id', '=', member.id)
    .orderBy('id')
    .execute();
  expect(sold.map(({ net, status }) => [net < 0n, status])).toEqual([
    [true, 'settled'],
    [true, 'settled'],
  ]);
  expect(await results()).toEqual(new Map([['2026-11-20', 0n]]));
  await book.db.updateTable('sport_bets').set({ net: 5_00n }).where('id', '=', sold[0]!.id).execute();
  expect(await results()).toEqual(new Map([['2026-11-20', 5_00n]]));
});
