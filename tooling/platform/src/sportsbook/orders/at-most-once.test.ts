import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { placementFaults, placeWithFaults } from '../../testing/faulty-placements.ts';
import { openTestBook, type TestBook } from '../../testing/test-book.ts';

let book: TestBook;

beforeAll(async () => {
  book = await openTestBook(Date.UTC(2026, 10, 20, 12));
}, 300_000);
afterAll(() => book.close());

describe('a hundred bets over a line that loses, delays and repeats', () => {
  it.each([1, 2, 3, 4, 5])(
    'are each made at most once, and every state told is true (round %i)',
    async round => {
      const report = await placeWithFaults(book, { placements: 100, round });
      expect(report.violations).toEqual([]);
      expect(report.taken + report.rejected).toBe(100);
      expect(report.taken).toBeGreaterThan(40);
      expect(report.rejected).toBeGreaterThan(10);
      expect(report.fallen).toBeGreaterThan(0);
      expect(report.sentAgain).toBeGreaterThan(10);
      expect(placementFaults.filter(fault => report.submits[fault] === 0)).toEqual([]);
    },
  );
});
