import { placeWithFaults } from '@lobby/platform-testing/book/faulty-placements';
import { openTestBook, type TestBook } from '@lobby/platform-testing/book/test-book';
import {
  onPostgres,
  testDatabaseUrl,
  throwawayDatabase,
} from '@lobby/platform-testing/database/throwaway-database';
import { dose } from '@lobby/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const title = onPostgres('bets that are sent twice at once');

const placements = dose({ small: 60, deep: 400 });

describe.skipIf(!testDatabaseUrl)(title, () => {
  let database: Awaited<ReturnType<typeof throwawayDatabase>>;
  let book: TestBook;

  beforeAll(async () => {
    database = await throwawayDatabase();
    book = await openTestBook(Date.UTC(2026, 10, 20, 12), database.url);
  }, 300_000);
  afterAll(async () => {
    await book?.close();
    await database?.drop();
  });

  it('are each made at most once, and every answered state is the state in the database', async () => {
    const report = await placeWithFaults(book, { placements });
    expect(report.violations).toEqual([]);
    expect(report.accepted + report.rejected).toBe(placements);
    expect(report.submits['sent twice at once']).toBeGreaterThan(0);
    expect(report.submits['bet in two submits at once']).toBeGreaterThan(0);
  });
});
