import type { Score } from '@lobby/betting';
import { day, hour } from '@lobby/calendar';
import type { Member } from '@lobby/platform-kernel/calls/context';
import { bookOfFile } from '@lobby/platform-testing/book/file-book';
import type { TestBook } from '@lobby/platform-testing/book/test-book';
import { resultsOf, timelineOf } from '@lobby/simulation';
import { testMatch } from '@lobby/simulation/testing/match';
import { expect, it } from 'vitest';
import { recordResult } from '../fixture-feed/fixture-results.ts';
import { settleDue } from '../settlement/settle.ts';
import { sportResultsByDay } from './results-by-day.ts';

/** 20:00 in Beijing. */
const now = Date.UTC(2026, 10, 20, 12);
let book: TestBook;
let member: Member;
bookOfFile(now, (...own) => {
  [book, member] = own;
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
  const everything = { since: now, until: now + 5 * day, categories: ['TY'] } as const;
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
