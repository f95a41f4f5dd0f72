import type { Member } from '@lobby/platform-kernel/calls/context';
import { balanceOf } from '@lobby/platform-ledger';
import { recordResult } from '@lobby/platform-sportsbook/fixture-feed/fixture-results';
import { settleDue } from '@lobby/platform-sportsbook/settlement/settle';
import { bookOfFile } from '@lobby/platform-testing/book/file-book';
import type { TestBook } from '@lobby/platform-testing/book/test-book';
import { resultsOf, timelineOf } from '@lobby/simulation';
import { testMatch, testSecret } from '@lobby/simulation/testing/match';
import { expect, it } from 'vitest';
import { toMatch } from './match-rows.ts';

const now = Date.UTC(2026, 10, 20, 12);
let book: TestBook;
let member: Member;
bookOfFile(now, (...own) => {
  [book, member] = own;
});

const soon = { createdAt: now, kickoff: now + 3_600_000 };
const stored = async (id: string) => {
  const row = await book.db
    .selectFrom('sport_matches')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return toMatch(row, testSecret);
};
/** All that the simulation says of the match by then, and what it settles. */
async function settleAt(id: string, at: number) {
  book.clock.set(at);
  for (const result of resultsOf(await stored(id), at)) await recordResult(book.db, result, at);
  return (await settleDue(book.db, at)).settled.length;
}
const free = async () => (await balanceOf(book.db, member.id)).available;
const listed = async (id: string) => {
  const { game } = await book.call('get_game_more', { gtype: 'FT', ecid: id });
  // Safe: the answer was read against its row.
  return (game as Record<string, string>[])[0];
};

it('a match without a score at half-time sells nothing of the first half, shows none, and settles by its 90 minutes', async () => {
  const match = testMatch({ ...soon, id: '88001', real: { half: undefined, full: [3, 1] } });
  await book.addMatch(match);
  const game = await listed(match.id);
  expect(game).toHaveProperty('ior_MH');
  expect(
    Object.keys(game ?? {}).filter(field => /^(ior_H(R|OU|M)|ior_F[HNC]{2}|hratio)/.test(field)),
  ).toEqual([]);
  await expect(book.look(member, match, 'HM', 'HMH')).rejects.toThrow('closed');
  const { ioratio, code } = await book.bet(member, await book.look(member, match, 'M', 'MH')).then(order => {
    if (order.code !== '560') throw new Error(JSON.stringify(order));
    return order;
  });
  expect(code).toBe('560');

  const { secondHalfStart, fullTime } = timelineOf(match);
  book.clock.set(secondHalfStart + 60_000);
  expect(await listed(match.id)).toMatchObject({ re_time: /^2H/, hscore_h: '', hscore_c: '' });
  expect(await settleAt(match.id, fullTime + 60_000)).toBe(1);
  expect(await free()).toBe(90_000n + BigInt(Math.round(Number(ioratio) * 10_000)));
});

it('a match that was awarded is called off: every bet comes back, the first half’s too', async () => {
  const match = testMatch({ ...soon, id: '88002', real: undefined, drawn: false, calledOff: 'D5' });
  await book.addMatch(match);
  for (const [wtype, rtype] of [
    ['M', 'MH'],
    ['HM', 'HMC'],
  ] as const)
    expect(await book.bet(member, await book.look(member, match, wtype, rtype))).toMatchObject({
      code: '560',
    });
  expect(await free()).toBe(80_000n);
  expect(await settleAt(match.id, match.kickoff - 1)).toBe(0);
  expect(await settleAt(match.id, match.kickoff + 60_000)).toBe(2);
  expect(await free()).toBe(100_000n);
  const legs = await book.db
    .selectFrom('sport_legs')
    .select('cancel_reason')
    .where('match_id', '=', match.id)
    .execute();
  expect(legs.map(leg => leg.cancel_reason)).toEqual(['D5', 'D5']);
  expect(await listed(match.id)).toBeUndefined();
});
