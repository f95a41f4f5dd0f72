import { expect, it } from 'vitest';
import type { CashOutPort } from '../../ports/cash-out-port.ts';
import { cashOutOffer, fakeCashOuts } from '../../testing/fake-cash-outs.ts';
import { createOfferBoard } from './offer-board.ts';

type Answer = Awaited<ReturnType<CashOutPort['view']>>;

const ticket = 'T1';
const offered: Answer = new Map([[ticket, cashOutOffer]]);

/** A board whose questions are answered in any order. */
function open() {
  const answers: ((answer: Answer) => void)[] = [];
  const view = () => new Promise<Answer>(resolve => answers.push(resolve));
  const board = createOfferBoard({ ...fakeCashOuts(), view });
  return { board, ask: () => board.ask([ticket]), answers };
}

it('an answer that comes after a later question has failed is still used', async () => {
  const { board, ask, answers } = open();
  const [first, second] = [ask(), ask()];
  answers[1]?.(undefined);
  await second;
  expect(board.hasFailed()).toBe(true);
  answers[0]?.(offered);
  await first;
  expect(board.offerOf(ticket)).toEqual(cashOutOffer);
  expect(board.hasFailed()).toBe(false);
});

it('an answer that comes after that of a later question is older, and ignored', async () => {
  const { board, ask, answers } = open();
  const [first, second] = [ask(), ask()];
  answers[1]?.(offered);
  await second;
  answers[0]?.(undefined);
  await first;
  expect(board.offerOf(ticket)).toEqual(cashOutOffer);
  expect(board.hasFailed()).toBe(false);
});
