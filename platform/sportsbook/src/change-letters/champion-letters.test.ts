import { hour } from '@lobby/calendar';
import { formatYuan } from '@lobby/money';
import type { Member } from '@lobby/platform-kernel/calls/context';
import { bookOfFile } from '@lobby/platform-testing/book/file-book';
import type { TestBook } from '@lobby/platform-testing/book/test-book';
import { outrightsOf } from '@lobby/platform-testing/book/test-outrights';
import { describe, expect, it } from 'vitest';
import { sendChangeLetters } from './send-change-letters.ts';

const now = Date.UTC(2026, 10, 20, 12);
let book: TestBook;
let rounds: ReturnType<typeof outrightsOf>;
let member: Member;

bookOfFile(now, (...own) => {
  [book, member] = own;
  rounds = outrightsOf(book, now);
});

async function letters(): Promise<string[][]> {
  await sendChangeLetters(book.db, book.clock.now());
  const rows = await book.db
    .selectFrom('letters')
    .select(['title', 'content'])
    .where('member_id', '=', member.id)
    .orderBy('sent_at')
    .execute();
  return rows.map(({ title, content }) => [title, ...content.split(/<[^a][^>]*>|<\/[^>]*>/).filter(Boolean)]);
}

describe('a corrected outright', () => {
  it('is one letter of all bets on it, and another one when it is decided again', async () => {
    const { matches, won, lost, ...round } = await rounds.decided(member);
    const pays = formatYuan(round.pays);
    expect(await letters()).toEqual([]);
    await rounds.report(matches[1]!, { version: 3, withdrawn: true });
    const [first, ...none] = await letters();
    expect(none).toEqual([]);
    expect(first?.slice(0, 5)).toEqual([
      '注单结算有变更：进球最多',
      '联赛，进球最多：您有 2 张注单的结算有变更。',
      '原因：赛果撤回。',
      `注单 ${won}：赢，返还 ${pays} 元 → 恢复为未结算，重新占用本金 100 元；从账户扣回 ${pays} 元。`,
      `注单 ${lost}：输，返还 0 元 → 恢复为未结算，重新占用本金 100 元；账户金额不变。`,
    ]);
    book.clock.advance(hour);
    await rounds.report(matches[1]!, { version: 4, half: [0, 0], full: [0, 0] });
    const [, second] = await letters();
    expect(second?.slice(2, 5)).toEqual([
      '原因：公布新的赛果。',
      `注单 ${won}：未结算 → 赢，返还 ${pays} 元；补入账户 ${pays} 元。`,
      `注单 ${lost}：未结算 → 输，返还 0 元；账户金额不变。`,
    ]);
  });

  it('is no letter of a bet that stays as it was', async () => {
    const { matches } = await rounds.decided(member);
    await rounds.report(matches[2]!, { version: 3, half: [0, 0], full: [1, 0] });
    expect(await letters()).toEqual([]);
  });
});
