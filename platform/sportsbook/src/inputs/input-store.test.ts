import { openTestBook, type TestBook } from '@lobby/platform-testing/book/test-book';
import { noInputs } from '@lobby/pricing';
import { timelineOf } from '@lobby/simulation';
import { testMatch } from '@lobby/simulation/testing/match';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { keptAfterEnd } from '../feed/match-store.ts';
import { inputsAt, setOperator } from './input-rows.ts';
import { createInputStore } from './input-store.ts';

const now = Date.UTC(2026, 10, 20, 12);
const second = 1_000;
let book: TestBook;

beforeAll(async () => {
  book = await openTestBook(now);
}, 300_000);
afterAll(() => book.close());

const shift = (id: string, totalMilli: number, at: number) =>
  setOperator(book.db, id, { shut: false, totalMilli, sideMilli: 0 }, at);

it('equals the rows, also when a process with a slow clock writes one late', async () => {
  const match = testMatch({ id: '86001', createdAt: now, kickoff: now + 3_600_000 });
  await book.addMatch(match);
  const store = createInputStore(book.db);
  await shift(match.id, 10, now + 5 * second);
  await shift(match.id, 20, now);
  await store.refresh(now + 8 * second);
  // Only what the last minute needs is kept when another row comes.
  const later = now + 90 * second;
  await shift(match.id, 30, later);
  await store.refresh(later + second);
  for (const at of [later - 20 * second, later, later + 3 * second]) {
    expect(store.at(match.id, at).operator).toEqual((await inputsAt(book.db, match.id, at)).operator);
  }
});

it('reads the requested tick while the previous one is still being read', async () => {
  const match = testMatch({ id: '86003', createdAt: now, kickoff: now + 3_600_000 });
  await book.addMatch(match);
  const store = createInputStore(book.db);
  const before = store.refresh(now);
  const written = shift(match.id, 10, now);
  const after = store.refresh(now + second);
  await Promise.all([before, written, after]);
  expect(store.at(match.id, now + second).operator.totalMilli).toBe(10);
});

it('keeps its values while it rereads after the clock went back', async () => {
  const match = testMatch({ id: '86004', createdAt: now, kickoff: now + 3_600_000 });
  await book.addMatch(match);
  const store = createInputStore(book.db);
  await shift(match.id, 10, now - 5 * second);
  await store.refresh(now);
  const back = store.refresh(now - 2 * second);
  expect(store.at(match.id, now).operator.totalMilli).toBe(10);
  await back;
  expect(store.at(match.id, now).operator.totalMilli).toBe(10);
});

it('drops a match that ended long ago', async () => {
  const match = testMatch({ id: '86002', createdAt: now, kickoff: now + second, speed: 60 });
  await book.addMatch(match);
  await shift(match.id, 10, now);
  book.clock.set(now + 3 * second);
  await book.store.current();
  const at = timelineOf(match).fullTime;
  expect(book.store.inputsAt(match.id, at)).not.toEqual(noInputs);
  book.clock.set(at + keptAfterEnd + 60 * second);
  await book.store.current();
  expect(book.store.inputsAt(match.id, at)).toEqual(noInputs);
});
