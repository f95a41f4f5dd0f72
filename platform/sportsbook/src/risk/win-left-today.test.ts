import { dailyPayoutCap } from '@lobby/betting';
import type { Member } from '@lobby/platform-kernel/calls/context';
import { bookOfFile } from '@lobby/platform-testing/book/file-book';
import type { TestBook } from '@lobby/platform-testing/book/test-book';
import { testMatch } from '@lobby/simulation/testing/match';
import { mainSport, virtualFootball } from '@lobby/sports';
import { expect, it } from 'vitest';
import { football } from '../sports/football.ts';
import { winLeftToday } from './win-left-today.ts';

const now = Date.UTC(2026, 10, 20, 12);
let book: TestBook;
let member: Member;

bookOfFile(
  now,
  (...own) => {
    [book, member] = own;
  },
  100_000_000_00n,
);

async function backHome(id: string, gtype: typeof virtualFootball.code | typeof mainSport): Promise<bigint> {
  const match = testMatch({ id, gtype, lid: '999', createdAt: now, kickoff: now + 3_600_000 });
  await book.addMatch(match);
  const seen = await book.look(member, match, 'M', 'MH', 'E');
  const { code, winnable } = await book.bet(member, seen, { golds: '1000', autoOdd: 'all' });
  expect(code).toBe('560');
  return BigInt(Math.round(Number(winnable) * 100));
}

it('all bets of a day have one cap, and a sport with a smaller one is counted by itself too', async () => {
  const small = { code: virtualFootball.code, dayWin: 5_000_00n };
  const cap = dailyPayoutCap(mainSport);
  const left = (...sports: Parameters<typeof winLeftToday>[2][number][]) =>
    winLeftToday(book.db, member.id, sports, now);
  expect([await left(football), await left(football, small)]).toEqual([cap, small.dayWin]);

  const played = await backHome('880801', mainSport);
  expect([await left(football), await left(football, small)]).toEqual([cap - played, small.dayWin]);

  const drawn = await backHome('880802', virtualFootball.code);
  expect([await left(football), await left(football, small)]).toEqual([
    cap - played - drawn,
    small.dayWin - drawn,
  ]);
});
