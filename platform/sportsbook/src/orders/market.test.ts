import { randomUUID } from 'node:crypto';
import { heldTo, strictest } from '@lobby/market';
import type { Member } from '@lobby/platform-kernel/calls/context';
import { balanceOf } from '@lobby/platform-ledger';
import { openTestBook, type Seen, type TestBook } from '@lobby/platform-testing/book/test-book';
import { testMatch } from '@lobby/simulation/testing/match';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

const now = Date.UTC(2026, 10, 20, 12);
let book: TestBook;
let member: Member;
const seen: Seen[] = [];
let stated: string;

const state = (market: string) => book.db.updateTable('sites').set({ market }).execute();
beforeAll(async () => {
  book = await openTestBook(now);
  member = await book.join(100_000_00n);
  for (let n = 0; n < 3; n++) {
    const id = `987${n}`;
    const teams = { homeId: `${id}1`, awayId: `${id}2` };
    const match = testMatch({ id, createdAt: now, kickoff: now + 3_600_000, ...teams });
    await book.addMatch(match);
    seen.push(await book.look(member, match, 'M', 'MH'));
  }
  const { market } = await book.db.selectFrom('sites').select('market').executeTakeFirstOrThrow();
  stated = market;
}, 300_000);
afterEach(() => state(stated));
afterAll(() => book.close());

const single = (golds: number) => {
  const operation_id = randomUUID();
  const { pick, ioratio, ratio } = seen[0]!;
  const legs = [{ ...pick, ioratio, ratio }];
  const bet = { operation_id, golds: String(golds), folds: [1], legs };
  const request = { autoOdd: 'all', betslip: [bet], operation_id: randomUUID() };
  return book.call('Total_bet', request, member, request.operation_id);
};
const quoted = async (folds: readonly number[] = []) => {
  const picks = seen.slice(0, folds.length > 0 ? 3 : 1).map(({ pick: { odd_f_type: _, ...pick } }) => pick);
  return book.call('Total_order_view', { odd_f_type: 'H', picks, folds: [...folds] }, member);
};

describe('of a site that states nothing of its market', () => {
  const most = heldTo({}).mostOnBet;

  it('the slip is quoted no more than the strictest lets a bet stake', async () => {
    await state('{}');
    expect(await quoted()).toMatchObject({ picks: [{ gold_gmax: String(most) }] });
  });

  it('all combinations of a system together stake no more than that', async () => {
    await state('{}');
    const { ticket } = (await quoted([2])) as { ticket: { gold_gmax: string } };
    expect(Number(ticket.gold_gmax)).toBe(Math.floor(most / 3));
  });

  it('a bet above that is refused with the stake that may be, and one of it is taken', async () => {
    await state('{}');
    const before = await balanceOf(book.db, member.id);
    expect(await single(most + 1)).toMatchObject({
      betslip: [{ code: '555', errormsg: 'above-maximum', quote: { gold_gmax: String(most) } }],
    });
    expect(await balanceOf(book.db, member.id)).toEqual(before);
    expect(await single(most)).toMatchObject({ betslip: [{ code: '560' }] });
  });
});

it('a site is held to what its brand states', async () => {
  await state(JSON.stringify({ mostOnBet: strictest.mostOnBet + 100 }));
  expect(await quoted()).toMatchObject({ picks: [{ gold_gmax: String(strictest.mostOnBet + 100) }] });
});

it.each(['nonsense', '{"mostOnBet":1000000}', '[]'])(
  'a column that says %s is the strictest',
  async market => {
    await state(market);
    expect(await quoted()).toMatchObject({ picks: [{ gold_gmax: String(strictest.mostOnBet) }] });
  },
);
