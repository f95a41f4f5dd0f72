import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeOrders, fakeOrders } from '../../testing/fake-ports.ts';
import { askedPricesOf } from './asked-prices.ts';
import type { BackedPick } from './backed-pick.ts';

const rtype = 'M:MH+OU:OUC@2.5';
const inPlay = 'RM:RMH+ROU:ROUC@2.5';
const decimal = { format: 'E', odds: '2.80' } as const;
const leg: BackedPick = {
  ...{ key: `8001/SM/${rtype}`, gtype: 'FT', wtype: 'SM', rtype, price: decimal, live: false },
};
const handicap: BackedPick = {
  ...{ key: '8001/R/RC', gtype: 'FT', wtype: 'R', rtype: 'RC', live: false },
  price: { format: 'H', odds: '0.96' },
};

let visibility: DocumentVisibilityState;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  visibility = 'visible';
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => visibility === 'hidden');
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function followed(answers: FakeOrders['pricesNow'], legs = [leg]) {
  const orders = fakeOrders(answers && { pricesNow: answers });
  const prices = askedPricesOf(orders);
  const changed = vi.fn();
  const undo = legs.map(one => prices.follow(one, changed));
  return {
    orders,
    prices,
    changed,
    stop: () => {
      for (const end of undo) end();
    },
  };
}
const calls = (orders: ReturnType<typeof fakeOrders>, count: number) =>
  vi.waitFor(() => expect(orders.priced).toHaveLength(count));

/** Lets what was asked be answered, without time going on. */
const answered = () => vi.waitFor(() => vi.advanceTimersByTimeAsync(0));

describe('what a combination of one match costs now', () => {
  it('is what the platform says of all its parts together', async () => {
    const { orders, prices, changed, stop } = followed([{ [rtype]: '3.10' }]);
    await vi.waitFor(() =>
      expect(prices.priceOf(leg)).toMatchObject({ kind: 'price', price: { format: 'E', odds: '3.10' } }),
    );
    expect(orders.priced).toEqual([[{ gid: '8001', gtype: 'FT', wtype: 'SM', rtype }]]);
    expect(changed).toHaveBeenCalledTimes(1);
    stop();
  });

  it('is asked for in play at once when it is not for sale before the match', async () => {
    const { orders, prices, stop } = followed([{ [inPlay]: '4.20' }]);
    await vi.waitFor(() =>
      expect(prices.priceOf(leg)).toMatchObject({ kind: 'price', price: { odds: '4.20' } }),
    );
    expect(orders.priced.map(([pick]) => pick?.wtype)).toEqual(['SM', 'RSM']);
    expect(orders.priced.at(-1)).toEqual([{ gid: '8001', gtype: 'FT', wtype: 'RSM', rtype: inPlay }]);
    stop();
  });
});

describe('what a pick costs now', () => {
  it('is told in the format of its bet, with the names of the market it is for sale in', async () => {
    const { orders, prices, stop } = followed([{ REC: '0.88' }], [{ ...handicap, live: true }]);
    await vi.waitFor(() =>
      expect(prices.priceOf(handicap)).toEqual({
        kind: 'price',
        wtype: 'RE',
        rtype: 'REC',
        price: { format: 'H', odds: '0.88' },
        line: '0.5',
        strong: 'C',
      }),
    );
    expect(orders.priced).toHaveLength(1);
    stop();
  });

  it('is that its market is shut once it is neither before the match nor in play', async () => {
    const { orders, prices, stop } = followed([{}], [handicap]);
    await vi.waitFor(() => expect(prices.priceOf(handicap)).toEqual({ kind: 'shut', isForNow: false }));
    expect(orders.priced.map(([pick]) => pick?.wtype)).toEqual(['R', 'RE']);
    stop();
  });

  it('is that it is shut for now where its market is suspended, until it opens', async () => {
    const { prices, stop } = followed([{}, { REC: 'suspended' }, {}, { REC: '0.88' }], [handicap]);
    await vi.waitFor(() => expect(prices.priceOf(handicap)).toEqual({ kind: 'shut', isForNow: true }));
    await vi.waitFor(async () => {
      await vi.advanceTimersByTimeAsync(6_000);
      expect(prices.priceOf(handicap)).toMatchObject({ kind: 'price', wtype: 'RE' });
    });
    stop();
  });

  it('is asked for in one call for all cards, each of them once, and in as few calls as formats and slips need', async () => {
    const picks = Array.from({ length: 12 }, (_, at) => ({ ...handicap, key: `80${at + 10}/R/RC` }));
    const malay = { ...handicap, price: { format: 'M', odds: '0.96' } } as const;
    const draw = { ...handicap, key: '8001/M/MN', wtype: 'M', rtype: 'MN', price: decimal };
    const { orders, stop } = followed([{ RC: '0.90', MN: '3.2' }], [...picks, picks[0]!, malay, draw]);
    await calls(orders, 3);
    await answered();
    expect(orders.priced.map(call => call.length)).toEqual([10, 3, 1]);
    expect(orders.priced[1]?.map(({ rtype: name }) => name)).toEqual(['RC', 'RC', 'MN']);
    stop();
  });

  it('is asked for again with as many others as one call holds, those longest not asked for first', async () => {
    const picks = Array.from({ length: 12 }, (_, at) => ({ ...handicap, key: `80${at + 10}/R/RC` }));
    const { orders, stop } = followed([{ RC: '0.90' }], picks);
    await calls(orders, 2);
    await vi.waitFor(async () => {
      await vi.advanceTimersByTimeAsync(6_000);
      expect(orders.priced.length).toBeGreaterThanOrEqual(4);
    });
    const gids = orders.priced.slice(2, 4).map(call => call.map(({ gid }) => gid));
    expect(gids.map(call => call.length)).toEqual([10, 10]);
    expect(gids[1]?.slice(0, 2)).toEqual(['8020', '8021']);
    stop();
  });

  it('stays the last known when an answer is lost', async () => {
    const { orders, prices, stop } = followed([{ [rtype]: '3.10' }, undefined]);
    await vi.waitFor(() => expect(prices.priceOf(leg)).toBeDefined());
    await vi.advanceTimersByTimeAsync(6_000);
    await calls(orders, 2);
    expect(prices.priceOf(leg)).toMatchObject({ price: { odds: '3.10' } });
    stop();
  });

  it('is not asked for while the page is hidden, nor once nobody shows it', async () => {
    visibility = 'hidden';
    const { orders, stop } = followed([{}]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(orders.priced).toEqual([]);
    visibility = 'visible';
    stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(orders.priced).toEqual([]);
  });
});
