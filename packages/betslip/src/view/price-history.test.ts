import { expect, it } from 'vitest';
import type { AgreedPrice } from '../state/selection.ts';
import { handicap } from '../testing/sample-selections.ts';
import type { LegSource, LegView } from './leg-source.ts';
import { createPriceHistories } from './price-history.ts';

/** A slip whose one item is offered at another price with every call. */
function slip() {
  const priceHistories = createPriceHistories();
  let legs: readonly LegView[] = [];
  let notify = () => {};
  const source: LegSource = {
    read: () => legs,
    subscribe(listener) {
      notify = listener;
      return () => {};
    },
  };
  priceHistories.follow(source);
  return {
    odds: () => priceHistories.read(handicap.key)?.odds,
    offer(away: string, line = '0.5') {
      const agreeable: AgreedPrice = {
        ...handicap.agreed,
        price: { kind: 'pair', home: '0.94', away, side: 'C' },
      };
      const offer = { price: { format: 'H', odds: away }, line, strong: 'C', agreeable } as const;
      legs = [
        {
          selection: handicap,
          offered: { open: true, offer },
          isUnchecked: false,
          isOver: false,
          stateVersion: '',
        },
      ];
      notify();
    },
    empty() {
      legs = [];
      notify();
    },
  };
}

it('a history begins with the price of the pick and adds every different one', () => {
  const { offer, odds } = slip();
  for (const away of ['0.96', '0.98', '0.98', '0.95']) offer(away);
  expect(odds()).toEqual(['1.96', '1.98', '1.95']);
});

it('another line begins a history of its own', () => {
  const { offer, odds } = slip();
  offer('0.98');
  offer('0.80', '0.5 / 1');
  expect(odds()).toEqual(['1.80']);
});

it('an item that was removed and picked again begins anew', () => {
  const { offer, odds, empty } = slip();
  offer('0.98');
  empty();
  expect(odds()).toBeUndefined();
  offer('0.97');
  expect(odds()).toEqual(['1.96', '1.97']);
});

it('of many prices the first and the last 39 are kept', () => {
  const { offer, odds } = slip();
  for (let cents = 10; cents < 90; cents += 1) offer(`0.${cents}`);
  expect(odds()).toHaveLength(40);
  expect([odds()?.[0], odds()?.[1], odds()?.at(-1)]).toEqual(['1.96', '1.51', '1.89']);
});
