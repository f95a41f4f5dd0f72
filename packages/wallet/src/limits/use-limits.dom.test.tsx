import { playerProtection as calls } from '@lobby/api-client/contract/site/player-protection';
import { refuse } from '@lobby/api-client/testing';
import { liveHook } from '@lobby/ui-testing/hooks';
import { expect, it, vi } from 'vitest';
import { lastChangeOf } from './limits.flow.ts';
import type { Change, MemberLimits } from './limits-types.ts';
import { useLimits } from './use-limits.ts';

const info: MemberLimits = { limits: [], reminderMinutes: 0, session: { since: 0, net: '0' }, pause: null };
const limit: Change = { act: 'set', kind: 'deposit', period: 'day', amount: '100' };
const exclusion: Change = { act: 'exclude', months: 6 };

/** A platform that answers the limit when the test says so; `heard` is what happened there, in its order. */
async function slowly() {
  const sequence: string[] = [];
  let answer = (_: unknown) => {};
  const limitsAnswer = new Promise<unknown>(resolve => {
    answer = resolve;
  });
  const live = await liveHook(() => useLimits(), {
    [calls.setLimit.path]: async () => {
      sequence.push('limit asked');
      const said = await limitsAnswer;
      sequence.push('limit answered');
      return said;
    },
    [calls.exclude.path]: () => {
      sequence.push('exclusion asked');
      return info;
    },
  });
  const stepOf = (kind: string, period?: string) => lastChangeOf(live.now().state, kind, period)?.step;
  return { ...live, sequence, answer, stepOf };
}

it('sends an exclusion that was asked for while a limit is being saved, after it', async () => {
  const { now, sequence, answer, stepOf } = await slowly();
  void now().submit(limit);
  void now().submit(exclusion);
  await vi.waitFor(() => expect(stepOf('pause')).toBe('saving'));
  await vi.waitFor(() => expect(sequence).toEqual(['limit asked']));
  answer(info);
  await vi.waitFor(() => expect(stepOf('pause')).toBe('saved'));
  expect(sequence).toEqual(['limit asked', 'limit answered', 'exclusion asked']);
});

it('sends the exclusion also when the limit before it is refused', async () => {
  const { now, answer, stepOf } = await slowly();
  void now().submit(limit);
  void now().submit(exclusion);
  answer(refuse('server-error'));
  await vi.waitFor(() => expect(stepOf('pause')).toBe('saved'));
  expect(stepOf('deposit', 'day')).toBe('refused');
});
