import { depositStates } from '@lobby/api-client/contract/fd/deposit-order';
import { describe, expect, it } from 'vitest';
import { askAgainAfter, clockText, safePayUrl, stageOf } from './deposit-order-stage.ts';

it('every state of an order has a stage', () => {
  expect(depositStates.map(state => stageOf({ state }))).toEqual([
    'pay',
    'pay',
    'confirming',
    'confirming',
    'credited',
    'expired',
    'closed',
    'parked',
    'returned',
  ]);
});

describe('the state of an order is asked for', () => {
  it('less and less often while nothing changes, at least every 30 s', () => {
    const waits = Array.from({ length: 60 }, (_, unchanged) => askAgainAfter('pay', unchanged) ?? 0);
    expect(waits.slice(0, 6)).toEqual([3000, 3000, 3000, 3000, 3000, 6000]);
    expect(waits).toEqual([...waits].sort((a, b) => a - b));
    expect(waits.at(-1)).toBe(30_000);
  });
  it('slowly after its expiry, because a late payment is credited too', () => {
    expect(askAgainAfter('expired', 0)).toBe(30_000);
    expect(askAgainAfter('parked', 0)).toBe(30_000);
  });
  it('no more once it has ended', () => {
    expect(askAgainAfter('credited', 0)).toBeUndefined();
    expect(askAgainAfter('returned', 0)).toBeUndefined();
  });
});

it('time left is drawn as a clock', () => {
  expect([5, 65, 605, 3725].map(clockText)).toEqual(['00:05', '01:05', '10:05', '1:02:05']);
});

it.each([
  ['https://pay.example.com/x', true],
  ['http://localhost:5000/pay/1', true],
  ['javascript:alert(1)', false],
  ['weixin://pay', false],
  ['', false],
])('a page of the provider %j may be opened: %s', (text, allowed) => {
  expect(safePayUrl(text)).toBe(allowed ? text : undefined);
});
