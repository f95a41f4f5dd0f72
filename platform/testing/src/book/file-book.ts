import type { Member } from '@lobby/platform-kernel/calls/context';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { openTestBook, type TestBook } from './test-book.ts';

/**
 * One book for the tests of a file, closed after the last. Before each test its clock stands at `now` again and somebody
 * new has joined; `use` is handed both.
 * @param fen what the member has; a thousand yuan when absent.
 */
export function bookOfFile(
  now: number,
  use: (...own: [book: TestBook, member: Member]) => void,
  fen?: bigint,
): void {
  let book: TestBook;
  beforeAll(async () => {
    book = await openTestBook(now);
  }, 120_000);
  afterAll(() => book.close());
  beforeEach(async () => {
    book.clock.set(now);
    use(book, await book.join(fen));
  });
}
