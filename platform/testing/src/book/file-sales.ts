import type { Member } from '@lobby/platform-kernel/calls/context';
import { afterEach, expect } from 'vitest';
import { bookOfFile } from './file-book.ts';
import type { TestBook } from './test-book.ts';
import { type Sales, salesOf } from './test-sales.ts';

/**
 * A book for the tests of a file as of `bookOfFile`, with matches, bets and sales on it. After each test its books
 * balance, and what the house may lose equals what is open.
 */
export function salesOfFile(
  now: number,
  use: (...own: [book: TestBook, member: Member, sales: Sales]) => void,
  fen?: bigint,
): void {
  let sales: Sales;
  bookOfFile(
    now,
    (book, member) => {
      sales = salesOf(book, now);
      use(book, member, sales);
    },
    fen,
  );
  afterEach(async () => {
    expect(await sales.audits()).toEqual([]);
  });
}
