import { expect, it } from 'vitest';
import {
  isConfirmable,
  isRaise,
  type LimitsEvent,
  type LimitsState,
  lastChangeOf,
  limitsFlow,
  sessionLength,
} from './limits.flow.ts';

const daily = { act: 'set', kind: 'deposit', period: 'day', amount: '100' } as const;
const weekly = { act: 'set', kind: 'deposit', period: 'week', amount: '700' } as const;
const exclusion = { act: 'exclude', months: 6 } as const;
const failure = { kind: 'offline' } as const;

it('keeps an exclusion that is asked for while a limit is being saved', () => {
  const waiting = play({ type: 'asked', change: daily }, { type: 'asked', change: exclusion });
  expect(lastChangeOf(waiting, 'deposit', 'day')?.step).toBe('saving');
  expect(lastChangeOf(waiting, 'pause')).toEqual({ step: 'saving', change: exclusion });
  const one = limitsFlow(waiting, { type: 'saved', change: daily });
  expect(lastChangeOf(one, 'deposit', 'day')?.step).toBe('saved');
  expect(lastChangeOf(one, 'pause')?.step).toBe('saving');
  expect(lastChangeOf(limitsFlow(one, { type: 'saved', change: exclusion }), 'pause')?.step).toBe('saved');
});

it('says of a refused exclusion that it was refused until another pause is asked for', () => {
  const refused = play(
    { type: 'asked', change: exclusion },
    { type: 'refused', change: exclusion, failure },
    { type: 'asked', change: daily },
  );
  expect(lastChangeOf(refused, 'pause')).toEqual({ step: 'refused', change: exclusion, failure });
  const again = { act: 'exclude', months: 6 } as const;
  expect(lastChangeOf(limitsFlow(refused, { type: 'asked', change: again }), 'pause')?.step).toBe('saving');
});

it('says no longer what was saved when something else is asked for', () => {
  const saved = play({ type: 'asked', change: daily }, { type: 'saved', change: daily });
  expect(limitsFlow(saved, { type: 'asked', change: weekly })).toEqual([{ step: 'saving', change: weekly }]);
});

it('is about the limit that was changed and no other', () => {
  const state = play({ type: 'asked', change: daily });
  expect(lastChangeOf(state, 'deposit', 'day')?.change).toBe(daily);
  expect(lastChangeOf(state, 'deposit', 'week')).toBeUndefined();
  expect(lastChangeOf(state, 'loss', 'day')).toBeUndefined();
  expect(lastChangeOf(state, 'pause')).toBeUndefined();
  expect(lastChangeOf([], 'pause')).toBeUndefined();
});

it.each([
  ['2000', '1000', true],
  ['', '1000', true],
  ['1000', '1000', false],
  ['999.99', '1000', false],
  ['2000', '', false],
])('%j in place of %j asks for more: %s', (wanted, amount, isMore) => {
  const change = { act: 'set', kind: 'deposit', period: 'day', amount: wanted } as const;
  expect(isRaise(change, { amount })).toBe(isMore);
  expect(isRaise({ act: 'confirm', kind: 'deposit', period: 'day' }, { amount })).toBe(false);
});

it('can be confirmed from the moment on that the platform gave', () => {
  expect(isConfirmable({ confirmableAt: 1000 }, 999)).toBe(false);
  expect(isConfirmable({ confirmableAt: 1000 }, 1000)).toBe(true);
});

it('gives the length of a session in whole minutes, and none for a clock that lags', () => {
  expect(sessionLength(0, 3_659_999)).toEqual({ hours: 1, minutes: 0, seconds: 59 });
  expect(sessionLength(0, 25 * 3_600_000 + 60_000)).toEqual({ hours: 25, minutes: 1, seconds: 0 });
  expect(sessionLength(5000, 4000)).toEqual({ hours: 0, minutes: 0, seconds: 0 });
});

function play(...events: readonly LimitsEvent[]): LimitsState {
  return events.reduce<LimitsState>(limitsFlow, []);
}
