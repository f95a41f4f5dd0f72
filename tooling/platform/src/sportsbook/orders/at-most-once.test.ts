import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { placementFaults, placeWithFaults } from '../../testing/faulty-placements.ts';
import { openTestBook, type TestBook } from '../../testing/test-book.ts';

let book: TestBook;

beforeAll(async () => {
  book = await openTestBook(Date.UTC(2026, 10, 20, 12));
}, 120_000);
afterAll(() => book.close());

describe('five hundred bets over a line that loses, delays and repeats', () => {
  it('are each made at most once, and every state told is the state in the database', async () => {
    const report = await placeWithFaults(book, { placements: 500, name: 'at most once' });
    expect(report.violations).toEqual([]);
    expect(report.taken + report.rejected).toBe(report.wanted);
    expect(report.wanted).toBe(500);
    expect(report.taken).toBeGreaterThan(200);
    expect(report.rejected).toBeGreaterThan(50);
    expect(report.fallen).toBeGreaterThan(5);
    expect(report.sentAgain).toBeGreaterThan(50);
    expect(placementFaults.filter(fault => report.submits[fault] < 10)).toEqual([]);
  });
});
