import { api } from '@lobby/api';
import { configureStore } from '@reduxjs/toolkit';
import { createRoot, type Root } from 'react-dom/client';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PortsProvider } from '../ports/betslip-ports.tsx';
import type { EarlierSlip } from '../ports/earlier.ts';
import type { OpenedAnswer } from '../ports/shares.ts';
import { betslipReducer, slipFilled } from '../store/betslip.slice.ts';
import type { BetslipState } from '../store/betslip-state.ts';
import type { RefillSource } from '../store/refill-state.ts';
import { type FakeShares, fakeOrders, fakePrices, fakeShares } from '../testing/fake-ports.ts';
import { handicap, homeWin, over } from '../testing/sample-picks.ts';
import { slipWith } from '../testing/sample-slip.ts';
import { enter } from '../testing/slip-stage.tsx';
import { useRefill } from './use-refill.ts';

let root: Root;
let leave: () => void;
const pick = {
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
  picks: [pick, { ...pick, ecid: 'e2', teamC: '狼队' }],
};
const found: OpenedAnswer = { kind: 'found', slip };
const both = { ok: true, selections: [handicap, over], gone: [] } as const;
const code: RefillSource = { kind: 'shared', code: '7k3m9 pq2xa' };

async function draw(answers: FakeShares, betslip: BetslipState = slipWith(undefined)) {
  const store = configureStore({
    reducer: { betslip: betslipReducer, [api.reducerPath]: api.reducer },
    middleware: defaults => defaults().concat(api.middleware),
    preloadedState: { betslip },
  });
  const shares = fakeShares(answers);
  const place: { fill?: (source: RefillSource) => Promise<void> } = {};
  function Probe() {
    place.fill = useRefill();
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
  const fill = await vi.waitFor(() => {
    if (!place.fill) throw new Error('not drawn yet');
    return place.fill;
  });
  return { fill, told: shares.told, state: () => store.getState().betslip, store };
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
    const { fill, told, state } = await draw({ opened: [found], lookedUp: both });
    await fill(code);
    expect(told.opened).toEqual(['7k3m9 pq2xa']);
    expect(told.lookedUp.map(({ ecid }) => ecid)).toEqual(['e1', 'e2']);
    expect(state().slip.items).toEqual([handicap, over]);
    expect(state().refill).toBeUndefined();
  });

  it('asks before it replaces picks', async () => {
    const before = slipWith(homeWin, { stake: '50' });
    const { fill, state, store } = await draw({ opened: [found], lookedUp: both }, before);
    await fill(code);
    expect(state().slip.items).toEqual([homeWin]);
    const { refill } = state();
    if (refill?.step !== 'asking') throw new Error(`not asked but ${refill?.step}`);
    store.dispatch(slipFilled(refill.filling));
    expect(state().slip.items).toEqual([handicap, over]);
  });

  it('names what is offered no more', async () => {
    const { fill, state } = await draw({
      opened: [found],
      lookedUp: { ok: true, selections: [handicap], gone: [1] },
    });
    await fill(code);
    expect(state().refill).toMatchObject({
      step: 'told',
      taken: 1,
      gone: [{ teamH: '富勒姆', teamC: '狼队' }],
    });
  });

  it('of another site, or unknown, leaves the slip as it is', async () => {
    const before = slipWith(homeWin);
    const { fill, state } = await draw({ opened: [{ kind: 'other-site' }, { kind: 'unknown' }] }, before);
    await fill(code);
    expect(state().refill).toEqual({ step: 'failed', source: code, fault: { kind: 'other-site' } });
    await fill(code);
    expect(state()).toMatchObject({ slip: before.slip, refill: { fault: { kind: 'unknown' } } });
  });

  it('can be tried again after a failure', async () => {
    const failure = { kind: 'offline' } as const;
    const { fill, state } = await draw({ opened: [{ kind: 'failure', failure }, found], lookedUp: both });
    await fill(code);
    expect(state().refill).toMatchObject({ step: 'failed', fault: { kind: 'failure', failure } });
    await fill(code);
    expect(state().slip.items).toEqual([handicap, over]);
  });

  it('gives way to one that was opened after it', async () => {
    const late = { kind: 'other-site' } as const;
    const { fill, state } = await draw({ opened: [late, found], lookedUp: both });
    await Promise.all([fill(code), fill({ kind: 'shared', code: 'second' })]);
    expect(state().refill).toBeUndefined();
    expect(state().slip.items).toEqual([handicap, over]);
  });
});
