import { ticketExposure } from '@lobby/betting';
import { formatYuan, parseYuan } from '@lobby/money';
import type { Order, OrderLeg } from '../state/order.ts';
import type { OrderAnswer, Receipt } from '../state/order-answer.ts';
import type { Quote } from '../state/quote.ts';
import type { PickedSelection } from '../state/selection.ts';
import { handicap, homeWin, over } from './sample-selections.ts';

export const quote: Quote = {
  price: { format: 'H', odds: '0.96' },
  line: '0.5',
  strong: 'C',
  score: '1:2',
  min: '10',
  max: '50000',
  stateVersion: '1795190400000',
};

const legOf = (selection: PickedSelection, price: OrderLeg['price']): OrderLeg => ({
  selection,
  price,
  line: selection.agreed.line,
  strong: selection.agreed.strong,
  stateVersion: '1795190400000',
});

export const order: Order = {
  operationId: '0d1f9f3e-6a2b-4a47-9c39-0f6a1f6b7c11',
  userId: 'u1',
  legs: [legOf(handicap, { format: 'H', odds: '0.96' })],
  sizes: [1],
  stake: '200',
  policy: 'better',
  risk: '200',
  win: '192',
};

export const secondOrder: Order = {
  ...order,
  operationId: '0d1f9f3e-6a2b-4a47-9c39-0f6a1f6b7c12',
  legs: [legOf(over, { format: 'H', odds: '0.94' })],
  stake: '100',
  risk: '100',
  win: '94',
};

export const seriesOrder: Order = {
  ...order,
  operationId: '0d1f9f3e-6a2b-4a47-9c39-0f6a1f6b7c13',
  legs: [
    legOf(handicap, { format: 'H', odds: '0.96' }),
    legOf(over, { format: 'H', odds: '0.94' }),
    legOf(homeWin, { format: 'E', odds: '1.85' }),
  ],
  sizes: [3],
  stake: '100',
  risk: '100',
  win: '603.44',
};

export const receipt: Receipt = {
  ticketId: 'OU20261120000018',
  stake: '200',
  risk: '200',
  winnable: '192',
  legs: [{ price: { format: 'H', odds: '0.96' }, line: '0.5', strong: 'C' }],
  balance: '12480.50',
  placedAt: Date.UTC(2026, 10, 20, 12, 41, 7),
};

/** The receipt of an order taken as it was asked for. */
export function receiptOf({ legs, sizes, stake }: Order): Receipt {
  const { risk, win } = ticketExposure({
    unit: parseYuan(stake) ?? 0n,
    sizes,
    legs: legs.map(({ price }) => price),
  });
  return { ...receipt, stake, legs, risk: formatYuan(risk), winnable: formatYuan(win) };
}

/** A rejection of a bet as a whole, or of the one leg of a single. */
export function rejectedFor(
  reason: Extract<Extract<OrderAnswer, { kind: 'rejected' }>['rejection'], { kind: 'reason' }>['reason'],
  more: { readonly max?: string } = {},
): Extract<OrderAnswer, { kind: 'rejected' }> {
  return { kind: 'rejected', rejection: { kind: 'reason', reason, legs: [], ...more } };
}
