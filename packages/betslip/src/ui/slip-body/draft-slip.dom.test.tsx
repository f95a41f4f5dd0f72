import { api } from '@lobby/api';
import { BrandProvider } from '@lobby/brand-kit';
import { exampleBrand } from '@lobby/brand-kit/testing';
import { configureStore } from '@reduxjs/toolkit';
import { Suspense } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PortsProvider } from '../../betslip-ports.tsx';
import { betslipMessages } from '../../messages/index.ts';
import { betslipReducer, stakesTyped } from '../../state/betslip.slice.ts';
import type { SlipForm } from '../../state/slip-form.ts';
import { fakeOrders, fakePrices, fakeShares } from '../../testing/fake-ports.ts';
import { ten } from '../../testing/sample-selections.ts';
import { slipWith } from '../../testing/sample-slip.ts';
import { enter } from '../../testing/slip-stage.tsx';
import { SlipContextProvider } from '../../view/hooks/slip-context.tsx';
import { DraftSlip } from './draft-slip.tsx';

let root: Root;
let leave: () => void;
/** The matches whose names were read: every drawn card reads those of its own. */
let drawn: string[] = [];

beforeEach(() => {
  leave = enter('member');
});
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
  leave();
});

/** Ten cards are much for a page without a browser. */
const drawing = { timeout: 10_000 };
const shows = (text: string) => vi.waitFor(() => expect(document.body.textContent).toContain(text), drawing);

/** Ten items, with everything asked for answered. */
async function drawTen(form: SlipForm) {
  await betslipMessages.load('zh-CN');
  const store = configureStore({
    reducer: { betslip: betslipReducer, [api.reducerPath]: api.reducer },
    // The checks of development cost more than what is drawn.
    middleware: defaults =>
      defaults({ immutableCheck: false, serializableCheck: false }).concat(api.middleware),
    preloadedState: { betslip: { ...slipWith(ten, { form }), owner: 'u1' } },
  });
  const names = {
    read: (gide: string) => void drawn.push(gide),
    subscribe: () => () => {},
  };
  const prices = fakePrices();
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <Provider store={store}>
      <BrandProvider brand={exampleBrand}>
        <PortsProvider value={{ ...fakeShares(), orders: fakeOrders(), prices, names }}>
          <Suspense>
            <SlipContextProvider>
              <DraftSlip />
            </SlipContextProvider>
          </Suspense>
        </PortsProvider>
      </BrandProvider>
    </Provider>,
  );
  // The balance from its own call, and the limits: of every item, or of the first system.
  await vi.waitFor(() => {
    const calls = Object.values(store.getState()[api.reducerPath].queries);
    expect(calls.map(call => call?.status)).toEqual(['fulfilled']);
  }, drawing);
  await shows('¥12,680.50');
  await shows(form === 'several' ? '最高投注 ¥50,000' : '限额 ¥10 – ¥20,000');
  expect(document.querySelectorAll('article')).toHaveLength(10);
  drawn = [];
  return { store, prices };
}

const [first, second] = ten as [(typeof ten)[number], (typeof ten)[number]];

it('a stake being typed draws the card of its item, and no other', async () => {
  const { store } = await drawTen('several');
  store.dispatch(stakesTyped({ [first.key]: '50' }));
  await shows('¥50');
  expect(new Set(drawn)).toEqual(new Set([first.gide]));
});

it('the stake of a system being typed draws no card', async () => {
  const { store } = await drawTen('systems');
  store.dispatch(stakesTyped({ '10:10': '50' }));
  await shows('¥50');
  expect(drawn).toEqual([]);
});

it('a price that moves draws the card of its item, and no other', async () => {
  const { prices } = await drawTen('several');
  const { line, strong } = second.agreed;
  const price = { kind: 'pair', home: '0.79', away: '1.02', side: 'H' } as const;
  prices.set(second.key, { price, line, strong, locked: false });
  await shows('0.79');
  expect(new Set(drawn)).toEqual(new Set([second.gide]));
});
