import { randomUUID } from 'node:crypto';
import type { Member } from '@lobby/platform-kernel/calls/context';
import { openTestBook, type Seen, type TestBook } from '@lobby/platform-testing/book/test-book';
import { countStatements } from '@lobby/platform-testing/database/count-statements';
import { testMatch } from '@lobby/simulation/testing/match';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const now = Date.UTC(2026, 10, 20, 12);
let book: TestBook;
let member: Member;
const seen: Seen[] = [];

beforeAll(async () => {
  book = await openTestBook(now);
  member = await book.join(10_000_000n);
  for (let n = 0; n < 10; n++) {
    const id = `985${n}`;
    const teams = { homeId: `${id}1`, awayId: `${id}2` };
    const match = testMatch({ id, createdAt: now, kickoff: now + 3_600_000, ...teams });
    await book.addMatch(match);
    seen.push(await book.look(member, match, 'M', 'MH'));
  }
}, 300_000);
afterAll(() => book.close());

const statements = (method: string, request: object, id = randomUUID()) =>
  countStatements(book.db, counted => book.call(method, request, member, id, counted));

const preview = (legs: number) => {
  const picks = seen.slice(0, legs).map(({ pick: { odd_f_type: _, ...pick } }) => pick);
  return statements('Total_order_view', { odd_f_type: 'H', picks, folds: [2] });
};
const system = (legs: number) => {
  const bet = { operation_id: randomUUID(), golds: '10', folds: [2] };
  const selections = seen.slice(0, legs).map(({ pick, ioratio, ratio }) => ({ ...pick, ioratio, ratio }));
  const id = randomUUID();
  const request = { autoOdd: 'all', betslip: [{ ...bet, legs: selections }], operation_id: id };
  return statements('Total_bet', request, id);
};

describe('the statements of a call', () => {
  it('grow by one for each pick of a preview with a system of all', async () => {
    const [three, ten] = [await preview(3), await preview(10)];
    expect(ten - three).toBe(7);
    expect(ten).toBeLessThan(20);
  });

  it('grow by no more than four for each leg of a bet', async () => {
    const [three, ten] = [await system(3), await system(10)];
    expect(ten - three).toBeLessThanOrEqual(4 * 7);
    expect(ten).toBeLessThan(70);
  });
});
