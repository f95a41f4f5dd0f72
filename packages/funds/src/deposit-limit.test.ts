import { day, hour } from '@lobby/calendar';
import { describe, expect, it } from 'vitest';
import {
  confirmRaise,
  RAISE_CONFIRMABLE_MS,
  raiseState,
  remainingDeposit,
  requestLimit,
} from './deposit-limit.ts';

const yuan = (amount: number) => BigInt(amount * 100);
const remaining = (limit: number, credited: number, openOrders: number) =>
  remainingDeposit({
    limits: { day: { amount: yuan(limit) } },
    credited: { day: yuan(credited), week: 0n, month: 0n },
    openOrders: yuan(openOrders),
  })?.fen;

describe('what is left of a limit of 1000 a day', () => {
  it.each([
    ['with an order of 600 open', 1000, 0, 600, 400],
    ['after that one has expired', 1000, 0, 0, 1000],
    ['with 1000 credited, whatever was withdrawn since', 1000, 1000, 0, 0],
    ['when it was lowered to 500 below what was credited', 500, 1000, 0, 0],
    ['after midnight', 500, 0, 0, 500],
  ])('%s', (_, limit, credited, open, left) => {
    expect(remaining(limit, credited, open)).toBe(yuan(left));
  });

  it('is what the tightest window leaves', () => {
    const use = {
      limits: { day: { amount: yuan(1000) }, week: { amount: yuan(3000) }, month: { amount: null } },
      credited: { day: 0n, week: yuan(2900), month: yuan(9000) },
      openOrders: 0n,
    };
    expect(remainingDeposit(use)).toEqual({ fen: yuan(100), window: 'week' });
  });

  it('is not bounded without a limit', () => {
    const credited = { day: 1n, week: 1n, month: 1n };
    expect(remainingDeposit({ limits: {}, credited, openOrders: 0n })).toBeUndefined();
  });
});

describe('another limit', () => {
  const limit = { amount: yuan(500) };
  const raise = requestLimit(limit, yuan(2000), 0);

  it('is in force at once when it is lower, and ends a pending raise', () => {
    expect(requestLimit(raise, yuan(300), hour)).toEqual({ amount: yuan(300) });
  });

  it('is in force at once when there was none', () => {
    expect(requestLimit({ amount: null }, yuan(300), 0)).toEqual({ amount: yuan(300) });
  });

  it('waits when it is higher, or a removal, and the old one counts meanwhile', () => {
    expect(raise).toEqual({ amount: yuan(500), pending: { amount: yuan(2000), askedAt: 0 } });
    expect(requestLimit(limit, null, 0).amount).toBe(yuan(500));
  });

  it('may be confirmed after 24 hours and for seven days', () => {
    expect(confirmRaise(raise, day - 1)).toBeUndefined();
    expect(confirmRaise(raise, day)).toEqual({ amount: yuan(2000) });
    expect(confirmRaise(raise, day + RAISE_CONFIRMABLE_MS - 1)).toEqual({ amount: yuan(2000) });
    expect(confirmRaise(raise, day + RAISE_CONFIRMABLE_MS)).toBeUndefined();
    expect(confirmRaise(requestLimit(limit, null, 0), day)).toEqual({ amount: null });
  });

  it('stays the old one when nobody confirms', () => {
    expect([0, day, day + RAISE_CONFIRMABLE_MS].map(at => raiseState(raise, at))).toEqual([
      'waiting',
      'confirmable',
      'void',
    ]);
    expect(raiseState(limit, 0)).toBe('none');
    expect(confirmRaise(limit, day)).toBeUndefined();
  });
});
