import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeOrders, fakeOrders } from '../testing/fake-ports.ts';
import { combinationPricesOf } from './combination-prices.ts';

const rtype = 'M:MH+OU:OUC@2.5';
const inPlay = 'RM:RMH+ROU:ROUC@2.5';
const leg = { key: `8001/SM/${rtype}`, gtype: 'FT', rtype, live: false } as const;

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
  const prices = combinationPricesOf(orders);
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

describe('what a combination costs now', () => {
  it('is what the platform says of all its parts together', async () => {
    const { orders, prices, changed, stop } = followed([{ [rtype]: '3.10' }]);
    await vi.waitFor(() => expect(prices.priceOf(leg.key)).toEqual({ format: 'E', odds: '3.10' }));
    expect(orders.priced).toEqual([[{ gid: '8001', gtype: 'FT', wtype: 'SM', rtype }]]);
    expect(changed).toHaveBeenCalledTimes(1);
    stop();
  });

  it('is asked for in one call for all cards, each of them once', async () => {
    const other = { ...leg, key: `8002/SM/${rtype}` };
    const { orders, stop } = followed([{}], [leg, other, leg] as (typeof leg)[]);
    await calls(orders, 1);
    expect(orders.priced[0]?.map(({ gid }) => gid)).toEqual(['8001', '8002']);
    stop();
  });

  it('is asked for in play once it is not for sale before the match', async () => {
    const { orders, prices, stop } = followed([{ [inPlay]: '4.20' }]);
    await calls(orders, 1);
    expect(prices.priceOf(leg.key)).toBeUndefined();
    await vi.waitFor(async () => {
      await vi.advanceTimersByTimeAsync(6_000);
      expect(prices.priceOf(leg.key)).toEqual({ format: 'E', odds: '4.20' });
    });
    expect(orders.priced.at(-1)).toEqual([{ gid: '8001', gtype: 'FT', wtype: 'RSM', rtype: inPlay }]);
    stop();
  });

  it('stays the last known when an answer is lost', async () => {
    const { orders, prices, stop } = followed([{ [rtype]: '3.10' }, undefined]);
    await vi.waitFor(() => expect(prices.priceOf(leg.key)?.odds).toBe('3.10'));
    await vi.advanceTimersByTimeAsync(6_000);
    await calls(orders, 2);
    expect(prices.priceOf(leg.key)?.odds).toBe('3.10');
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
