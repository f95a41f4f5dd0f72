import { salesOf } from '@lobby/platform-testing/book/test-sales';
import { twoBooks } from '@lobby/platform-testing/book/two-books';
import { onPostgres, testDatabaseUrl } from '@lobby/platform-testing/database/throwaway-database';
import { describe, expect, it } from 'vitest';
import { recordResult } from '../fixture-feed/fixture-results.ts';
import { settleDue } from '../settlement/settle.ts';
import { answerDispute } from './answer-dispute.ts';
import { fileDispute } from './file-dispute.ts';

const title = onPostgres('two servers with disputes on one Postgres');
const now = Date.UTC(2026, 10, 20, 12);

describe.skipIf(!testDatabaseUrl)(title, { timeout: 300_000 }, () => {
  const books = twoBooks(now);

  /** A member with so many lost tickets. */
  async function lostTickets(count: number) {
    const sales = salesOf(books[0], now);
    const member = await books[0].join();
    const match = await sales.match();
    const tickets: string[] = [];
    for (let n = 0; n < count; n++) tickets.push(await sales.back(member, [[match, 'M', 'MH']], '10'));
    await recordResult(books[0].db, { matchId: match.id, version: 1, half: [0, 0], full: [0, 1] }, now);
    await settleDue(books[0].db, now);
    const file = (n: number, ticketId: string, text: string) =>
      fileDispute({ ticketId, kind: 'result', text }, { ...books[n % 2]!.context(), member });
    return { member, tickets, file };
  }
  const outcomes = async (filed: readonly Promise<{ id: string }>[]) =>
    (await Promise.allSettled(filed)).map(one => (one.status === 'fulfilled' ? one.value.id : undefined));

  it('take the same sent 20 times as one, and of 20 others none, until it is answered, once', async () => {
    const { member, tickets, file } = await lostTickets(1);
    const [ticket = ''] = tickets;
    const same = await outcomes(Array.from({ length: 20 }, (_, n) => file(n, ticket, '同样')));
    const [id = ''] = new Set(same);
    expect(new Set(same)).toEqual(new Set([expect.any(String)]));
    const others = await outcomes(Array.from({ length: 20 }, (_, n) => file(n, ticket, `理由 ${n}`)));
    expect(new Set(others)).toEqual(new Set([undefined]));

    const answer = { id, answer: '已核对。', now };
    const answered = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        answerDispute(books[n % 2]!.db, { ...answer, verdict: n < 5 ? 'upheld' : 'declined' }),
      ),
    );
    expect(answered.filter(Boolean)).toHaveLength(1);
    const letters = books[0].db.selectFrom('letters').select('id').where('member_id', '=', member.id);
    expect(await letters.execute()).toEqual([{ id: `dispute:${id}` }]);
  });

  it('take ten of 14 tickets that a member disputes at once', async () => {
    const { tickets, file } = await lostTickets(14);
    const filed = await outcomes(tickets.map((ticket, n) => file(n, ticket, '赛果不对')));
    expect(filed.filter(id => id !== undefined)).toHaveLength(10);
  });
});
