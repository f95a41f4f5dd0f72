import { endSession, startSession } from '@lobby/api/session';
import { removeItem } from '@lobby/api/storage';
import { configureStore } from '@reduxjs/toolkit';
import { createRoot, type Root } from 'react-dom/client';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PortsProvider } from '../betslip-ports.tsx';
import type { OpenBet } from '../ports/ports.ts';
import { betslipReducer } from '../state/betslip.slice.ts';
import { cashOutOffer, cashOutOrder, type FakeCashOuts, fakeCashOuts } from '../testing/fake-cash-outs.ts';
import { fakeOrders, fakePrices, fakeShares } from '../testing/fake-ports.ts';
import { openBets } from '../testing/sample-open-bets.ts';
import { useSource } from '../view/hooks/use-source.ts';
import type { CashOutTracker } from './cash-out/cash-out-tracker.ts';
import { useCashOutTracker } from './cash-out/cash-outs-provider.tsx';
import type { OfferBoard } from './cash-out/offer-board.ts';
import { pendingCashOutsItem } from './cash-out/pending-cash-outs.ts';
import { useOffers } from './use-offers.ts';

const [being, system] = openBets as [OpenBet, OpenBet];
const single: OpenBet = { ...being, status: 'open' };
const series: OpenBet = { ...system, ticketId: 'PS20261120000001', sizes: [2] };
const reading = { price: { kind: 'decimal', odds: '1.85' }, line: '', strong: '' } as const;
const [leg] = single.legs;
const key = leg?.key ?? '';

let root: Root;
let tracker: CashOutTracker;
let board: OfferBoard;
let visibility: DocumentVisibilityState = 'visible';

function Probe({ bets }: { bets: readonly OpenBet[] }) {
  tracker = useCashOutTracker();
  board = useOffers(bets);
  const offer = useSource(board, () => board.offerOf(single.ticketId));
  const isUnread = useSource(board, board.hasFailed) && !offer;
  return <p>{offer?.kind === 'offer' ? offer.price : isUnread ? 'unread' : 'none'}</p>;
}

const falling = [cashOutOffer, { ...cashOutOffer, price: '180' }];

function draw(bets: readonly OpenBet[], offers: FakeCashOuts['offers'] = falling) {
  const cashOuts = fakeCashOuts({ offers });
  const prices = fakePrices({ [key]: { ...reading, locked: false } });
  const store = configureStore({ reducer: { betslip: betslipReducer } });
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <Provider store={store}>
      <PortsProvider value={{ ...fakeShares(), orders: { ...fakeOrders(), cashOuts }, prices }}>
        <Probe bets={bets} />
      </PortsProvider>
    </Provider>,
  );
  return { cashOuts, prices };
}

const shows = (text: string) => vi.waitFor(() => expect(document.querySelector('p')?.textContent).toBe(text));
const look = (next: DocumentVisibilityState) => {
  visibility = next;
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  visibility = 'visible';
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => visibility === 'hidden');
  removeItem(pendingCashOutsItem);
  startSession({ token: 'test', userId: 'u1' });
});
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
  removeItem(pendingCashOutsItem);
  endSession();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('offers for open bets', () => {
  it('are asked in one call for all tickets that were accepted, and again after a while', async () => {
    const { cashOuts } = draw([single, { ...being, ticketId: 'being' }, system, series]);
    await shows('188.16');
    expect(cashOuts.viewed).toEqual([[single.ticketId, system.ticketId, series.ticketId]]);
    vi.advanceTimersByTime(5_000);
    await shows('180');
    expect(cashOuts.viewed).toHaveLength(2);
  });

  it('that were not read are reported as such, and read when asked for again', async () => {
    const { cashOuts } = draw([single], ['lost', cashOutOffer]);
    await shows('unread');
    board.retry();
    await shows('188.16');
    expect(cashOuts.viewed).toEqual([[single.ticketId], [single.ticketId]]);
  });

  it('stay as they were read when a later asking gets no answer', async () => {
    const { cashOuts } = draw([single], [cashOutOffer, 'lost', { ...cashOutOffer, price: '180' }]);
    await shows('188.16');
    await board.ask([single.ticketId]);
    expect(cashOuts.viewed).toHaveLength(2);
    expect(board.hasFailed()).toBe(true);
    await shows('188.16');
    await board.ask([single.ticketId]);
    await shows('180');
    expect(board.hasFailed()).toBe(false);
  });

  it('are asked at once when a price of theirs shuts', async () => {
    const { prices } = draw([single]);
    await shows('188.16');
    prices.set(key, { ...reading, locked: true });
    await shows('180');
  });

  it('are not asked while the page is hidden, and at once when it is looked at again', async () => {
    visibility = 'hidden';
    const { cashOuts } = draw([single]);
    await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
    vi.advanceTimersByTime(20_000);
    expect(cashOuts.viewed).toEqual([]);
    look('visible');
    await shows('188.16');
  });

  it('are not asked when nothing can be sold', async () => {
    const { cashOuts } = draw([being]);
    await shows('none');
    expect(vi.getTimerCount()).toBe(0);
    expect(cashOuts.viewed).toEqual([]);
  });

  it('are asked again when a sale has its outcome', async () => {
    const { cashOuts } = draw([single]);
    await shows('188.16');
    const { operationId: _made, ...draft } = cashOutOrder;
    await tracker.sell({ ...draft, ticketId: single.ticketId });
    await shows('180');
    expect(cashOuts.sent).toHaveLength(1);
  });
});
