import { salesOf } from '@lobby/platform-testing/book/test-sales';
import { twoBooks } from '@lobby/platform-testing/book/two-books';
import { onPostgres, testDatabaseUrl } from '@lobby/platform-testing/database/throwaway-database';
import { describe, expect, it } from 'vitest';
import { recordResult } from '../fixture-feed/fixture-results.ts';
import { settleDue } from '../settlement/settle.ts';
import { sendChangeLetters } from './send-change-letters.ts';

const title = onPostgres('two books that correct and write on one Postgres');
const now = Date.UTC(2026, 10, 20, 12);

describe.skipIf(!testDatabaseUrl)(title, { timeout: 300_000 }, () => {
  const books = twoBooks(now);

  it('write one letter of each correction, of all tickets', async () => {
    const sales = salesOf(books[0], now);
    for (let n = 0; n < 5; n++) {
      const member = await books[0].join();
      const match = await sales.match();
      for (let bet = 0; bet < 6; bet++) await sales.back(member, [[match, 'M', 'MH']], '10');
      for (const version of [1, 2, 3]) {
        const full = version % 2 === 1 ? ([1, 0] as const) : ([0, 1] as const);
        await recordResult(books[0].db, { matchId: match.id, version, half: [0, 0], full }, now);
        await Promise.all(
          books.flatMap(({ db }) => [
            settleDue(db, now),
            ...Array.from({ length: 4 }, () => sendChangeLetters(db, now)),
          ]),
        );
        await sendChangeLetters(books[0].db, now);
      }
      const letters = await books[1].db
        .selectFrom('letters')
        .select('content')
        .where('member_id', '=', member.id)
        .execute();
      expect(letters.map(({ content }) => content.match(/<li>/g)?.length)).toEqual([6, 6]);
    }
  });
});
