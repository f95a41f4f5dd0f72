import { api } from '@lobby/api';
import { configureStore } from '@reduxjs/toolkit';
import { createRoot, type Root } from 'react-dom/client';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PortsProvider } from '../betslip-ports.tsx';
import type { EarlierSlip } from '../ports/earlier.ts';
import type { OpenedAnswer } from '../ports/shares.ts';
import { betslipReducer, importApplied } from '../state/betslip.slice.ts';
import type { BetslipState } from '../state/betslip-state.ts';
import type { ImportSource } from '../state/selection-import.ts';
import { type FakeShares, fakeOrders, fakePrices, fakeShares } from '../testing/fake-ports.ts';
import { handicap, homeWin, over } from '../testing/sample-selections.ts';
import { slipWith } from '../testing/sample-slip.ts';
import { enter } from '../testing/slip-stage.tsx';
import { useImportSelections } from './use-import-selections.ts';

let root: Root;
let leave: () => void;
const selection = {
  ecid: 'e1',
  gtype: 'FT',
  wtype: 'RE',
  rtype: 'REC',
  price: { format: 'H', odds: '0.96' },
  line: '0.5',
  strong: 'C',
  teamH: '富勒姆',
  teamC: '伯恩利',
} as const;
const slip: EarlierSlip = {
  form: 'several',
  sizes: [],
  selections: [selection, { ...selection, ecid: 'e2', teamC: '狼队' }],
};
const found: OpenedAnswer = { kind: 'found', slip };
const both = { ok: true, selections: [handicap, over], unavailable: [] } as const;
const code: ImportSource = { kind: 'shared', code: '7k3m9 pq2xa' };

async function draw(answers: FakeShares, betslip: BetslipState = slipWith(undefined)) {
  const store = configureStore({
    reducer: { betslip: betslipReducer, [api.reducerPath]: api.reducer },
    middleware: defaults => defaults().concat(api.middleware),
    preloadedState: { betslip },
  });
  const shares = fakeShares(answers);
  const place: { importSelections?: (source: ImportSource) => Promise<void> } = {};
  function Probe() {
    place.importSelections = useImportSelections();
    return null;
  }
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <Provider store={store}>
      <PortsProvider value={{ ...shares, orders: fakeOrders(), prices: fakePrices() }}>
        <Probe />
      </PortsProvider>
    </Provider>,
  );
  const importSelections = await vi.waitFor(() => {
    if (!place.importSelections) throw new Error('not drawn yet');
    return place.importSelections;
  });
  return { importSelections, received: shares.received, state: () => store.getState().betslip, store };
}

beforeEach(() => {
  leave = enter('member');
});
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
  leave();
});

describe('a shared slip', () => {
  it('is opened by its code, looked up and taken over into an empty slip', async () => {
    const { importSelections, received, state } = await draw({ opened: [found], lookedUp: both });
    await importSelections(code);
    expect(received.opened).toEqual(['7k3m9 pq2xa']);
    expect(received.lookedUp.map(({ ecid }) => ecid)).toEqual(['e1', 'e2']);
    expect(state().slip.items).toEqual([handicap, over]);
    expect(state().selectionImport).toBeUndefined();
  });

  it('asks before it replaces picks', async () => {
    const before = slipWith(homeWin, { stake: '50' });
    const { importSelections, state, store } = await draw({ opened: [found], lookedUp: both }, before);
    await importSelections(code);
    expect(state().slip.items).toEqual([homeWin]);
    const { selectionImport } = state();
    if (selectionImport?.step !== 'asking') throw new Error(`not asked but ${selectionImport?.step}`);
    store.dispatch(importApplied(selectionImport.imported));
    expect(state().slip.items).toEqual([handicap, over]);
  });

  it('names what is offered no more', async () => {
    const { importSelections, state } = await draw({
      opened: [found],
      lookedUp: { ok: true, selections: [handicap], unavailable: [1] },
    });
    await importSelections(code);
    expect(state().selectionImport).toMatchObject({
      step: 'done',
      count: 1,
      unavailable: [{ teamH: '富勒姆', teamC: '狼队' }],
    });
  });

  it('of another site, or unknown, leaves the slip as it is', async () => {
    const before = slipWith(homeWin);
    const { importSelections, state } = await draw(
      { opened: [{ kind: 'other-site' }, { kind: 'unknown' }] },
      before,
    );
    await importSelections(code);
    expect(state().selectionImport).toEqual({ step: 'failed', source: code, fault: { kind: 'other-site' } });
    await importSelections(code);
    expect(state()).toMatchObject({ slip: before.slip, selectionImport: { fault: { kind: 'unknown' } } });
  });

  it('can be tried again after a failure', async () => {
    const failure = { kind: 'offline' } as const;
    const { importSelections, state } = await draw({
      opened: [{ kind: 'failure', failure }, found],
      lookedUp: both,
    });
    await importSelections(code);
    expect(state().selectionImport).toMatchObject({ step: 'failed', fault: { kind: 'failure', failure } });
    await importSelections(code);
    expect(state().slip.items).toEqual([handicap, over]);
  });

  it('gives way to one that was opened after it', async () => {
    const late = { kind: 'other-site' } as const;
    const { importSelections, state } = await draw({ opened: [late, found], lookedUp: both });
    await Promise.all([importSelections(code), importSelections({ kind: 'shared', code: 'second' })]);
    expect(state().selectionImport).toBeUndefined();
    expect(state().slip.items).toEqual([handicap, over]);
  });
});
