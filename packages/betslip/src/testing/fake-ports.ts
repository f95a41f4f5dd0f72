import type { OrderAnswer } from '../ports/order-answer.ts';
import type { OpenBetsAnswer, OrdersPort, PreviewAnswer, PricePort, PriceReading } from '../ports/ports.ts';
import type { Order } from '../store/order.ts';
import { openBets, quote, receiptOf } from './samples.ts';

export interface FakeOrders {
  readonly preview?: PreviewAnswer;
  /** What placing answers; an accepted bet at what was asked by default. */
  readonly place?: (order: Order) => OrderAnswer | Promise<OrderAnswer>;
  /** What asking answers, call by call; the last one for good. */
  readonly states?: readonly OrderAnswer[];
  readonly openBets?: OpenBetsAnswer;
}

/** An orders port for tests and stories; it remembers what was sent. */
export function fakeOrders(
  answers: FakeOrders = {},
): OrdersPort & { readonly sent: Order[]; readonly asked: string[] } {
  const sent: Order[] = [];
  const asked: string[] = [];
  return {
    sent,
    asked,
    preview: async () => answers.preview ?? { kind: 'quote', quote },
    async place(order) {
      sent.push(order);
      return answers.place ? answers.place(order) : { kind: 'accepted', receipt: receiptOf(order) };
    },
    async stateOf(operationId) {
      const states = answers.states ?? [];
      const answer = states[Math.min(asked.length, states.length - 1)];
      asked.push(operationId);
      return answer ?? { kind: 'unknown' };
    },
    openBets: async () => answers.openBets ?? { ok: true, bets: openBets },
  };
}

/** Live prices that a test or a story moves by hand. */
export function fakePrices(first: Readonly<Record<string, PriceReading>> = {}): PricePort & {
  readonly set: (key: string, reading: PriceReading | undefined) => void;
} {
  const readings = new Map(Object.entries(first));
  const listeners = new Set<() => void>();
  return {
    read: key => readings.get(key),
    subscribe(_key, listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    set(key, reading) {
      if (reading) readings.set(key, reading);
      else readings.delete(key);
      for (const listener of listeners) listener();
    },
  };
}
