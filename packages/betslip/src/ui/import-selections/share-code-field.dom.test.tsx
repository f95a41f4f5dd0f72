import { api } from '@lobby/api';
import { putText } from '@lobby/ui-testing/put-text';
import { configureStore } from '@reduxjs/toolkit';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PortsProvider } from '../../betslip-ports.tsx';
import { betslipMessages } from '../../messages/index.ts';
import { betslipReducer } from '../../state/betslip.slice.ts';
import { fakeOrders, fakePrices, fakeShares } from '../../testing/fake-ports.ts';
import { slipWith } from '../../testing/sample-slip.ts';
import { enter } from '../../testing/slip-stage.tsx';
import { ShareCodeField } from './share-code-field.tsx';

let root: Root;
let leave: () => void;
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  leave = enter('member');
  await betslipMessages.load('zh-CN');
  root = createRoot(document.body.appendChild(document.createElement('main')));
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  leave();
  vi.unstubAllGlobals();
});

const field = () => document.querySelector('input') as HTMLInputElement;
const type = (text: string) => act(() => putText(field(), text));
const pressEnter = () => {
  const press = { key: 'Enter', code: 'Enter', keyCode: 13, bubbles: true };
  act(() => void field().dispatchEvent(new KeyboardEvent('keydown', press)));
};

it('a code that is corrected while the first one is looked up is looked up at once, and alone counts', async () => {
  const store = configureStore({
    reducer: { betslip: betslipReducer, [api.reducerPath]: api.reducer },
    middleware: defaults => defaults().concat(api.middleware),
    preloadedState: { betslip: slipWith(undefined) },
  });
  const asked: { code: string; answer(found: { kind: 'unknown' | 'other-site' }): void }[] = [];
  const shares = {
    ...fakeShares().shares,
    open: (code: string) =>
      new Promise<{ kind: 'unknown' | 'other-site' }>(answer => void asked.push({ code, answer })),
  };
  act(() =>
    root.render(
      <Provider store={store}>
        <PortsProvider value={{ ...fakeShares(), shares, orders: fakeOrders(), prices: fakePrices() }}>
          <ShareCodeField />
        </PortsProvider>
      </Provider>,
    ),
  );
  type('7K3M9PQ2X');
  pressEnter();
  type('7K3M9PQ2XA');
  pressEnter();
  expect(asked.map(({ code }) => code)).toEqual(['7K3M9PQ2X', '7K3M9PQ2XA']);
  await act(async () => asked[0]?.answer({ kind: 'unknown' }));
  expect(store.getState().betslip.selectionImport?.step).toBe('looking');
  await act(async () => asked[1]?.answer({ kind: 'other-site' }));
  expect(store.getState().betslip.selectionImport).toMatchObject({
    step: 'failed',
    fault: { kind: 'other-site' },
  });
});
