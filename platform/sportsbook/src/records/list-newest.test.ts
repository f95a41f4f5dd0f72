import { contract } from '@lobby/api-client/contract';
import type { Member } from '@lobby/platform-kernel/calls/context';
import { bookOfFile } from '@lobby/platform-testing/book/file-book';
import type { TestBook } from '@lobby/platform-testing/book/test-book';
import { testMatch } from '@lobby/simulation/testing/match';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { listNewest } from './list-newest.ts';

const now = Date.UTC(2026, 10, 20, 12);
const { request, answer } = contract.userBets.queryMemberBetList;
let book: TestBook;
let member: Member;

bookOfFile(now, (...own) => {
  [book, member] = own;
});

/** Home to win, at a match of its own. */
async function look(id: string) {
  const teams = { homeId: `${id}1`, awayId: `${id}2` };
  const match = testMatch({ id, createdAt: now, kickoff: now + 3_600_000, ...teams });
  await book.addMatch(match);
  return { match, seen: await book.look(member, match, 'M', 'MH') };
}
const list = async (page: object = {}) =>
  v.parse(answer, await listNewest(book.db, member.id, v.parse(request, page), 'CRTY'));

describe('the newest bets of a member', () => {
  it('are a line each: where, how much, and what the first leg is on', async () => {
    const [one, two, three] = [await look('8101'), await look('8102'), await look('8103')];
    const at = (seconds: number) => book.clock.set(now + seconds * 1_000);
    at(1);
    await book.bet(member, one.seen);
    at(2);
    await book.betAll(member, [{ seen: [one.seen, two.seen, three.seen], golds: '10', folds: [2, 3] }]);

    const { league, home, away } = one.match;
    const first = `${league['zh-CN']} · ${home['zh-CN']} vs ${away['zh-CN']}`;
    const shared = { venue: 'CRTY', status: 'open', netWin: '0' };
    expect(await list()).toMatchObject({
      pageNum: 1,
      pageSize: 20,
      total: 2,
      list: [
        { ...shared, kind: 'system', placedAt: now + 2_000, stake: '40', title: `${first} +2` },
        { ...shared, kind: 'single', placedAt: now + 1_000, stake: '100', title: first },
      ],
    });
  });

  it('come in pages and in the language of the member', async () => {
    const { match, seen } = await look('8104');
    await book.bet(member, seen);
    await book.bet(member, seen, { golds: '20' });
    const { list: bets, total } = await list({ pageNum: 2, pageSize: 1, langx: 'zh-TW' });
    expect(total).toBe(2);
    expect(bets).toEqual([
      expect.objectContaining({
        title: `${match.league['zh-TW']} · ${match.home['zh-TW']} vs ${match.away['zh-TW']}`,
      }),
    ]);
  });

  it('are only their own', async () => {
    const { seen } = await look('8105');
    await book.bet(member, seen);
    member = await book.join();
    expect(await list()).toMatchObject({ total: 0, list: [] });
  });
});
