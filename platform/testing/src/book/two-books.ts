import { afterAll, beforeAll } from 'vitest';
import { throwawayDatabase } from '../database/throwaway-database.ts';
import { openTestBook, type TestBook } from './test-book.ts';

/**
 * Two books on a Postgres of their own, for the suite that calls it; they are there before the first of its tests.
 * @param now what both clocks show, ms.
 */
export function twoBooks(now: number): readonly [TestBook, TestBook] {
  const books: TestBook[] = [];
  let database: Awaited<ReturnType<typeof throwawayDatabase>> | undefined;
  beforeAll(async () => {
    database = await throwawayDatabase();
    books.push(await openTestBook(now, database.url), await openTestBook(now, database.url));
  }, 300_000);
  afterAll(async () => {
    for (const book of books) await book.close();
    await database?.drop();
  });
  // Safe: what runs before a suite runs in the order it is written in, and nothing of the suite runs before both are there.
  return books as unknown as readonly [TestBook, TestBook];
}
