import { describe, expect, it } from 'vitest';
import type { ApiFailure } from '../request/index.ts';
import { refused } from '../testing/refused.ts';
import { unanswered } from '../testing/unanswered.ts';
import { mayHaveRun } from './index.ts';

/** Whether it may have been executed, for money, for money that is sent again, and for any other change. */
const answers = (failure: ApiFailure) =>
  (['money', 'money-again', 'change'] as const).map(sent => mayHaveRun(failure, sent));

describe('a call', () => {
  it.each(unanswered)('that was not answered ($kind) may have been executed', failure => {
    expect(answers(failure)).toEqual([true, true, true]);
  });

  it.each([
    ['server-error', [true, true, true]],
    ['bad-gateway', [true, true, true]],
    ['system-busy', [false, true, true]],
    ['illegal-parameter', [false, true, true]],
    ['login-expired', [false, true, false]],
    ['maintenance', [false, true, false]],
    ['invalid-parameter', [false, false, false]],
    ['data-exists', [false, false, false]],
  ] as const)(
    'refused with %s may have been executed as money, money again, another change: %o',
    (name, may) => {
      expect(answers(refused(name))).toEqual(may);
    },
  );

  it.each([
    ['bad-gateway', 'provider-unreachable'],
    ['frequent-submission', 'deposits-of-the-hour'],
  ] as const)('refused with %s for a reason was decided on', (name, reason) => {
    expect(answers(refused(name, { data: { reason } }))).toEqual([false, false, false]);
  });

  it('refused for a reason nobody knows is judged by its code', () => {
    expect(answers(refused('server-error', { data: { reason: 'toString' } }))).toEqual([true, true, true]);
  });
});
