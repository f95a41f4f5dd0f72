import { expect, it } from 'vitest';
import { asksForMore, isAbout, isDue, lengthOf } from './limits.flow.ts';

it('is about the limit that was changed and no other', () => {
  const change = { act: 'set', kind: 'deposit', period: 'day', amount: '100' } as const;
  expect(isAbout({ step: 'saving', change }, 'deposit', 'day')).toBe(true);
  expect(isAbout({ step: 'saving', change }, 'deposit', 'week')).toBe(false);
  expect(isAbout({ step: 'saving', change }, 'loss', 'day')).toBe(false);
  expect(isAbout({ step: 'saving', change }, 'pause')).toBe(false);
  expect(isAbout({ step: 'saved', change: { act: 'timeOut', hours: 24 } }, 'pause')).toBe(true);
  expect(isAbout({ step: 'idle' }, 'pause')).toBe(false);
});

it.each([
  ['2000', '1000', true],
  ['', '1000', true],
  ['1000', '1000', false],
  ['999.99', '1000', false],
  ['2000', '', false],
])('%j in place of %j asks for more: %s', (wanted, amount, isMore) => {
  const change = { act: 'set', kind: 'deposit', period: 'day', amount: wanted } as const;
  expect(asksForMore(change, { amount })).toBe(isMore);
  expect(asksForMore({ act: 'confirm', kind: 'deposit', period: 'day' }, { amount })).toBe(false);
});

it('can be confirmed from the moment on that was told', () => {
  expect(isDue({ confirmableAt: 1000 }, 999)).toBe(false);
  expect(isDue({ confirmableAt: 1000 }, 1000)).toBe(true);
});

it('tells the length of a session in whole minutes, and none for a clock that lags', () => {
  expect(lengthOf(0, 3_659_999)).toEqual({ hours: 1, minutes: 0, seconds: 59 });
  expect(lengthOf(0, 25 * 3_600_000 + 60_000)).toEqual({ hours: 25, minutes: 1, seconds: 0 });
  expect(lengthOf(5000, 4000)).toEqual({ hours: 0, minutes: 0, seconds: 0 });
});
