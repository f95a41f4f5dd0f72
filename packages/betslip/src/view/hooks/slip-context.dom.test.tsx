import { api } from '@lobby/api';
import { readItem } from '@lobby/api/storage';
import { configureStore } from '@reduxjs/toolkit';
import { createRoot, type Root } from 'react-dom/client';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PortsProvider } from '../../betslip-ports.tsx';
import type { Ports, PriceReading } from '../../ports/ports.ts';
import {
  betslipReducer,
  formChosen,
  ordersAnswered,
  ordersSubmitted,
  selectionToggled,
  stakesTyped,
} from '../../state/betslip.slice.ts';
import type { BetslipState } from '../../state/betslip-state.ts';
import { memberSlipItem } from '../../state/stored/stored-slip.ts';
import { type FakeOrders, fakeOrders, fakePrices, fakeShares } from '../../testing/fake-ports.ts';
import { order, quote, receipt, rejectedFor } from '../../testing/sample-orders.ts';
import { handicap, homeWin, over } from '../../testing/sample-selections.ts';
import { slipWith } from '../../testing/sample-slip.ts';
import { enter } from '../../testing/slip-stage.tsx';
import type { LegView } from '../leg-source.ts';
import { SlipContextProvider } from './slip-context.tsx';
import { useLegs } from './use-combined.ts';
import { useScore } from './use-score.ts';

let root: Root;
let leave: () => void;

/** Live scores that a test moves by hand. */
function fakeScores(first: string | undefined) {
  let score = first;
  const listeners = new Set<() => void>();
  return {
    read: () => score,
    subscribe(_gide: string, listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    setScore(next: string | undefined) {
      score = next;
      for (const listener of listeners) listener();
    },
  };
}

function Legs() {
  return useLegs().map(leg => <Probe key={leg.selection.key} leg={leg} />);
}

/** What the slip shows of an item. */
function Probe({ leg }: { leg: LegView }) {
  const { offered, stateVersion, quote: quoted } = leg;
  const score = useScore(leg);
  return (
    <p data-state={stateVersion} data-max={quoted?.max}>
      {`${offered.open ? offered.offer.price.odds : offered.why} ${score || 'no score'}`}
    </p>
  );
}

function draw(answers: FakeOrders, more: Partial<Ports> = {}, betslip: BetslipState = slipWith(handicap)) {
  const store = configureStore({
    reducer: { betslip: betslipReducer, [api.reducerPath]: api.reducer },
    middleware: defaults => defaults().concat(api.middleware),
    preloadedState: { betslip: { ...betslip, owner: 'u1' } },
  });
  const orders = fakeOrders(answers);
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <Provider store={store}>
      <PortsProvider value={{ ...fakeShares(), orders, prices: fakePrices(), ...more }}>
        <SlipContextProvider>
          <Legs />
        </SlipContextProvider>
      </PortsProvider>
    </Provider>,
  );
  return { store, orders };
}

const items = () => [...document.querySelectorAll('p')];
const shows = (...texts: string[]) =>
  vi.waitFor(() => expect(items().map(({ textContent }) => textContent)).toEqual(texts));
const max = () => items()[0]?.dataset.max;
const closed = { kind: 'closed', reason: 'closed' } as const;
const { line, strong } = quote;
const reading: PriceReading = { price: handicap.agreed.price, line, strong, locked: false };

beforeEach(() => {
  leave = enter('member');
});
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
  leave();
});

// It was picked at 1:2.
describe('the score of a pick', () => {
  it('stays the last known one when the match is over and has left the feed', async () => {
    const scores = fakeScores('1:2');
    draw({ quotes: closed }, { scores });
    await shows('closed 1:2');
    scores.setScore('3:2');
    await shows('closed 3:2');
    scores.setScore(undefined);
    await shows('closed 3:2');
  });

  it('is not the score at the time of the pick when the match is over and no feed has it', async () => {
    draw({ quotes: closed }, { scores: fakeScores(undefined) });
    await shows('closed no score');
  });

  it('is that of the quote when no feed has the match', async () => {
    draw({ quotes: { kind: 'quote', quote: { ...quote, score: '2:2' } } }, { scores: fakeScores(undefined) });
    await shows('0.96 2:2');
  });
});

describe('the state of the match that an offer belongs to', () => {
  const state = () => items()[0]?.dataset.state;
  const quotes = { kind: 'quote', quote: { ...quote, stateVersion: '17' } } as const;

  it('is that of the quote when no feed has the match', async () => {
    draw({ quotes });
    await vi.waitFor(() => expect(state()).toBe('17'));
  });

  it('is that of the live price when one is shown', async () => {
    draw({ quotes }, { prices: fakePrices({ [handicap.key]: reading }), states: { read: () => '18' } });
    await vi.waitFor(() => expect(state()).toBe('18'));
  });
});

describe('an order that ends after its page was left', () => {
  it('takes its picks out of what is stored, so that a reload does not offer them again', async () => {
    const { store } = draw({});
    await shows('0.96 1:2');
    store.dispatch(stakesTyped({ [handicap.key]: '200' }));
    expect(readItem(memberSlipItem)?.items).toHaveLength(1);
    store.dispatch(ordersSubmitted([order]));
    root.render(null);
    await vi.waitFor(() => expect(items()).toEqual([]));
    const answer = { kind: 'accepted', receipt } as const;
    store.dispatch(ordersAnswered([{ operationId: order.operationId, answer }]));
    expect(readItem(memberSlipItem)).toMatchObject({ items: [], stakes: {} });
  });
});

describe('the quotes of a slip', () => {
  it('are asked for in one call for all items', async () => {
    const { orders } = draw({}, {}, slipWith([handicap, over, homeWin]));
    await shows('0.96 1:2', '0.94 no score', '1.85 no score');
    await vi.waitFor(() => expect(max()).toBe('50000'));
    expect(orders.previews.map(({ selections }) => selections.length)).toEqual([3]);
  });

  it('of a series are asked for in Hong Kong odds, with the limits of the series', async () => {
    const { orders } = draw({}, {}, slipWith([handicap, over], { form: 'series', oddsFormat: 'M' }));
    await vi.waitFor(() => expect(max()).toBe('50000'));
    expect(orders.previews).toMatchObject([{ format: 'H', sizes: [2] }]);
  });

  it('of systems ask at once for the limits of each that has a stake', async () => {
    const stakes = { '3:2': '10', '3:3': '10' };
    const slip = slipWith([handicap, over, homeWin], { form: 'systems', stakes });
    const { orders } = draw({}, {}, slip);
    await vi.waitFor(() => expect(orders.previews.map(({ sizes }) => sizes)).toEqual([[2], [3]]));
  });

  it('of a system that the platform says nothing of are not asked for again at once', async () => {
    const preview = { kind: 'quotes', quotes: [], balance: '0' } as const;
    const slip = slipWith([handicap, over], { form: 'series' });
    const { store, orders } = draw({ preview }, {}, slip);
    await vi.waitFor(() => expect(orders.previews).toHaveLength(1));
    // The next thing that is asked for is the other form.
    store.dispatch(formChosen('several'));
    await vi.waitFor(() => expect(orders.previews.at(-1)?.sizes).toBeUndefined());
    expect(orders.previews).toHaveLength(2);
  });

  it('are asked for at once when an item is added', async () => {
    const { store, orders } = draw({}, {}, slipWith([handicap], { form: 'several' }));
    await vi.waitFor(() => expect(orders.previews).toHaveLength(1));
    store.dispatch(selectionToggled(over));
    await vi.waitFor(() => expect(orders.previews[1]?.selections).toHaveLength(2));
  });

  it('from before a suspension are not used after the market reopens', async () => {
    const prices = fakePrices({ [handicap.key]: { ...reading, locked: true } });
    const answers: { -readonly [Name in keyof FakeOrders]: FakeOrders[Name] } = {
      quotes: { kind: 'closed', reason: 'suspended' },
    };
    draw(answers, { prices, scores: fakeScores('1:2') });
    await shows('suspended 1:2');
    answers.quotes = { kind: 'quote', quote };
    prices.set(handicap.key, reading);
    await shows('0.96 1:2');
  });

  it('are fetched again at once when an order was rejected, since its limits may be old', async () => {
    const answers: { -readonly [Name in keyof FakeOrders]: FakeOrders[Name] } = {};
    const { store } = draw(answers, { prices: fakePrices({ [handicap.key]: reading }) });
    await vi.waitFor(() => expect(max()).toBe('50000'));
    answers.quotes = { kind: 'quote', quote: { ...quote, max: '40' } };
    store.dispatch(ordersSubmitted([order]));
    const { operationId } = order;
    store.dispatch(ordersAnswered([{ operationId, answer: rejectedFor('above-maximum') }]));
    await vi.waitFor(() => expect(max()).toBe('40'));
  });
});
