import {
  type PlacementReport,
  placementFaults,
  placeWithFaults,
} from '@lobby/platform-testing/book/faulty-placements';
import { openTestBook, type TestBook } from '@lobby/platform-testing/book/test-book';
import { dose } from '@lobby/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let book: TestBook;

beforeAll(async () => {
  book = await openTestBook(Date.UTC(2026, 10, 20, 12));
}, 300_000);
afterAll(() => book.close());

// The seed of a round is its number: in a small dose, not every seed meets every fault.
const placements = dose({ small: 30, deep: 400 });
const reports: PlacementReport[] = [];

describe(`${placements} bets over a line that loses, delays and repeats`, () => {
  it.each([1, 2, 3, 4, 5])(
    'are each made at most once, and every answered state is true (round %i)',
    async round => {
      const report = await placeWithFaults(book, { placements, round });
      expect(report.violations).toEqual([]);
      expect(report.accepted + report.rejected).toBe(placements);
      reports.push(report);
    },
  );

  it('meet every fault, are accepted and rejected, some of them after they waited', () => {
    expect(reports).toHaveLength(5);
    const sum = (of: 'accepted' | 'rejected' | 'sentAgain') =>
      reports.reduce((all, each) => all + each[of], 0);
    expect(sum('accepted')).toBeGreaterThan(5 * 0.4 * placements);
    expect(sum('rejected')).toBeGreaterThan(5 * 0.1 * placements);
    expect(sum('sentAgain')).toBeGreaterThan(5 * 0.1 * placements);
    expect(reports.some(({ fallen }) => fallen > 0)).toBe(true);
    const met = (fault: (typeof placementFaults)[number]) =>
      reports.some(({ submits }) => submits[fault] > 0);
    expect(placementFaults.filter(fault => !met(fault))).toEqual([]);
  });
});
