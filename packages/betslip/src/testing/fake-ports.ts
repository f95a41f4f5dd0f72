import { answerLate } from '@lobby/api-client/testing';
import { formatOfMarket, showPrice } from '@lobby/betting';
import type { EarlierSelection, LookedUp } from '../ports/earlier.ts';
import type {
  OpenBetsAnswer,
  OrdersPort,
  PreviewAnswer,
  PreviewRequest,
  PricedPick,
  PricePort,
  PriceReading,
  QuoteAnswer,
  TicketAnswer,
} from '../ports/ports.ts';
import type { OpenedAnswer, SharedAnswer, SlipToShare } from '../ports/shares.ts';
import type { Order } from '../state/order.ts';
import type { OrderAnswer } from '../state/order-answer.ts';
import type { Quote } from '../state/quote.ts';
import type { PickedSelection } from '../state/selection.ts';
import { type FakeCashOuts, fakeCashOuts } from './fake-cash-outs.ts';
import { openBets } from './sample-open-bets.ts';
import { quote, receiptOf } from './sample-orders.ts';

export interface FakeOrders {
  /** What is said about every selection, or about each by its key; else it is offered as it was picked. */
  readonly quotes?: QuoteAnswer | Readonly<Record<string, QuoteAnswer>>;
  readonly ticket?: TicketAnswer;
  /** The whole answer. */
  readonly preview?: PreviewAnswer | 'waiting';
  readonly balance?: string;
  /** What each pick costs, by its rtype, call by call; the last one for good, others are closed. Undefined answers nothing. */
  readonly pricesNow?: readonly (Readonly<Record<string, string>> | undefined)[];
  /** What placing answers for each order; an accepted bet at what was asked by default. */
  readonly place?: (order: Order, at: number) => OrderAnswer | Promise<OrderAnswer>;
  /** What asking answers, call by call; the last one for good. */
  readonly states?: readonly OrderAnswer[];
  readonly openBets?: OpenBetsAnswer;
  readonly cashOuts?: FakeCashOuts;
}

/** An orders port for tests and stories; it remembers what was sent, in how many calls, and what was asked. */
export function fakeOrders(answers: FakeOrders = {}): OrdersPort & {
  readonly sent: Order[];
  readonly calls: (readonly Order[])[];
  readonly asked: string[];
  readonly previews: PreviewRequest[];
  /** The picks whose price was asked for, call by call. */
  readonly priced: (readonly PricedPick[])[];
} {
  const sent: Order[] = [];
  const calls: (readonly Order[])[] = [];
  const asked: string[] = [];
  const previews: PreviewRequest[] = [];
  const priced: (readonly PricedPick[])[] = [];
  return {
    sent,
    calls,
    asked,
    previews,
    priced,
    async preview(request) {
      previews.push(request);
      await answerLate();
      if (answers.preview === 'waiting') return new Promise<never>(() => {});
      return answers.preview ?? previewOf(answers, request);
    },
    async pricesNow(picks, format) {
      const told = answers.pricesNow ?? [{}];
      const prices = told[Math.min(priced.length, told.length - 1)];
      priced.push(picks);
      await answerLate();
      return (
        prices &&
        picks.map(({ wtype, rtype }): QuoteAnswer => {
          const odds = prices[rtype];
          if (odds === undefined || odds === 'suspended') {
            return { kind: 'closed', reason: odds ?? 'closed' };
          }
          const price = { format: formatOfMarket(wtype, format), odds };
          return { kind: 'quote', quote: { ...quote, price } };
        })
      );
    },
    async place(orders) {
      calls.push(orders);
      sent.push(...orders);
      await answerLate();
      return Promise.all(
        orders.map((order, at): OrderAnswer | Promise<OrderAnswer> =>
          answers.place ? answers.place(order, at) : { kind: 'accepted', receipt: receiptOf(order) },
        ),
      );
    },
    async stateOf({ operationId }) {
      const states = answers.states ?? [];
      const answer = states[Math.min(asked.length, states.length - 1)];
      asked.push(operationId);
      await answerLate();
      return answer ?? { kind: 'unknown' };
    },
    openBets: async () => answers.openBets ?? { ok: true, bets: openBets },
    cashOuts: fakeCashOuts(answers.cashOuts),
  };
}

function previewOf(answers: FakeOrders, { selections, format, sizes }: PreviewRequest): PreviewAnswer {
  const { quotes = {}, ticket = { kind: 'limits', min: '10', max: '20000' }, balance = '12680.50' } = answers;
  return {
    kind: 'quotes',
    quotes: selections.map(selection => {
      const received = isAnswer(quotes) ? quotes : quotes[selection.key];
      return received ?? { kind: 'quote', quote: quoteOf(selection, format) };
    }),
    ticket: sizes && ticket,
    balance,
  };
}

function isAnswer(quotes: NonNullable<FakeOrders['quotes']>): quotes is QuoteAnswer {
  return typeof quotes.kind === 'string';
}

/** A quote of a selection at what it was picked at. */
function quoteOf({ agreed, wtype, score }: PickedSelection, format: PreviewRequest['format']): Quote {
  const price = showPrice(agreed.price, formatOfMarket(wtype, format)) ?? quote.price;
  return { ...quote, price, line: agreed.line, strong: agreed.strong, score };
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

export interface FakeShares {
  readonly shared?: SharedAnswer;
  /** What opening answers, call by call; the last one for good. */
  readonly opened?: readonly OpenedAnswer[];
  /** What the picks are looked up as; none of them is offered by default. */
  readonly lookedUp?: LookedUp;
}

/** Shared slips and looked up picks for tests and stories; it remembers what was shared, opened and looked up. */
export function fakeShares({ shared, opened = [], lookedUp }: FakeShares = {}) {
  const received = {
    shared: [] as SlipToShare[],
    opened: [] as string[],
    lookedUp: [] as EarlierSelection[],
  };
  return {
    received,
    shares: {
      async share(slip: SlipToShare): Promise<SharedAnswer> {
        received.shared.push(slip);
        await answerLate();
        return shared ?? { ok: true, code: '7K3M9PQ2XA', expiresAt: 1_795_783_260_000 };
      },
      async open(code: string): Promise<OpenedAnswer> {
        const answer = opened[Math.min(received.opened.length, opened.length - 1)];
        received.opened.push(code);
        await answerLate();
        return answer ?? { kind: 'unknown' };
      },
    },
    async lookUp(wanted: readonly EarlierSelection[]): Promise<LookedUp> {
      received.lookedUp.push(...wanted);
      await answerLate();
      return lookedUp ?? { ok: true, selections: [], unavailable: wanted.map((_, at) => at) };
    },
  };
}
