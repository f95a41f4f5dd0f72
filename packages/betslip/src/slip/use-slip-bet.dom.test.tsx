import { api } from '@lobby/api-client/api';
import { configureStore } from '@reduxjs/toolkit';
import { createRoot, type Root } from 'react-dom/client';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PortsProvider } from '../ports/betslip-ports.tsx';
import type { Ports, PreviewAnswer } from '../ports/ports.ts';
import { betslipReducer, orderAnswered, orderSubmitted } from '../store/betslip.slice.ts';
import { fakeOrders, fakePrices } from '../testing/fake-ports.ts';
import { handicap, order, quote } from '../testing/samples.ts';
import { enter } from '../testing/slip-stage.tsx';
import { useSlipBet } from './use-slip-bet.ts';

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
    tell(next: string | undefined) {
      score = next;
      for (const listener of listeners) listener();
    },
  };
}

/** What the slip shows, and the feed's data at the time of rendering. */
function Probe({ told }: { told: () => string | undefined }) {
  const { score, offered, stateVersion, limits } = useSlipBet(handicap);
  return (
    <p
      data-state={stateVersion}
      data-max={limits.max}
    >{`${offered.open ? 'open' : offered.why} ${score || 'no score'}, told ${told() ?? 'none'}`}</p>
  );
}

function draw(
  answers: { preview: PreviewAnswer },
  scores: ReturnType<typeof fakeScores>,
  live: Pick<Ports, 'prices' | 'states'> = { prices: fakePrices() },
) {
  const store = configureStore({
    reducer: { betslip: betslipReducer, [api.reducerPath]: api.reducer },
    middleware: defaults => defaults().concat(api.middleware),
  });
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <Provider store={store}>
      <PortsProvider value={{ orders: fakeOrders(answers), scores, ...live }}>
        <Probe told={scores.read} />
      </PortsProvider>
    </Provider>,
  );
  return store;
}

const max = () => document.querySelector('p')?.dataset.max;
const shows = (text: string) => vi.waitFor(() => expect(document.querySelector('p')?.textContent).toBe(text));
const over = { kind: 'closed', reason: 'closed' } as const;

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
    draw({ preview: over }, scores);
    await shows('closed 1:2, told 1:2');
    scores.tell('3:2');
    await shows('closed 3:2, told 3:2');
    scores.tell(undefined);
    await shows('closed 3:2, told none');
  });

  it('is not the score at the time of the pick when the match is over and no feed has it', async () => {
    draw({ preview: over }, fakeScores(undefined));
    await shows('closed no score, told none');
  });

  it('is that of the quote when no feed has the match', async () => {
    draw({ preview: { kind: 'quote', quote: { ...quote, score: '2:2' } } }, fakeScores(undefined));
    await shows('open 2:2, told none');
  });
});

describe('the state of the match that an offer belongs to', () => {
  const state = () => document.querySelector('p')?.dataset.state;
  const quoted = { kind: 'quote', quote: { ...quote, stateVersion: '17' } } as const;

  it('is that of the quote when no feed has the match', async () => {
    draw({ preview: quoted }, fakeScores(undefined));
    await vi.waitFor(() => expect(state()).toBe('17'));
  });

  it('is that of the live price when one is shown', async () => {
    const { line, strong } = quote;
    const reading = { price: handicap.agreed.price, line, strong, locked: false };
    draw({ preview: quoted }, fakeScores(undefined), {
      prices: fakePrices({ [handicap.key]: reading }),
      states: { read: () => '18' },
    });
    await vi.waitFor(() => expect(state()).toBe('18'));
  });
});

describe('the quote of a pick', () => {
  const full = { kind: 'closed', reason: 'suspended' } as const;
  const { line, strong } = quote;
  const reading = { price: handicap.agreed.price, line, strong, locked: false };

  it('from before a suspension is not used after the market reopens', async () => {
    const prices = fakePrices({ [handicap.key]: { ...reading, locked: true } });
    const answers: { preview: PreviewAnswer } = { preview: full };
    draw(answers, fakeScores('1:2'), { prices });
    await shows('suspended 1:2, told 1:2');
    answers.preview = { kind: 'quote', quote };
    prices.set(handicap.key, reading);
    await shows('open 1:2, told 1:2');
  });

  it('is fetched again at once when an order was rejected, since its limits may be old', async () => {
    const answers: { preview: PreviewAnswer } = { preview: { kind: 'quote', quote } };
    const store = draw(answers, fakeScores('1:2'), { prices: fakePrices({ [handicap.key]: reading }) });
    await vi.waitFor(() => expect(max()).toBe('50000'));
    answers.preview = { kind: 'quote', quote: { ...quote, max: '40' } };
    store.dispatch(orderSubmitted(order));
    const rejection = { kind: 'reason', reason: 'above-maximum' } as const;
    const { operationId } = order;
    store.dispatch(orderAnswered({ operationId, answer: { kind: 'rejected', rejection } }));
    await vi.waitFor(() => expect(max()).toBe('40'));
  });
});
