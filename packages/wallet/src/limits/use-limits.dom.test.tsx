import { playerProtection as calls } from '@lobby/api-client/contract/player-protection';
import { refuse } from '@lobby/api-client/testing';
import { liveHook } from '@lobby/testing/hooks';
import { expect, it, vi } from 'vitest';
import { lastAbout } from './limits.flow.ts';
import type { Change, Protection } from './limits-types.ts';
import { useLimits } from './use-limits.ts';

const info: Protection = { limits: [], reminderMinutes: 0, session: { since: 0, net: '0' }, pause: null };
const limit: Change = { act: 'set', kind: 'deposit', period: 'day', amount: '100' };
const exclusion: Change = { act: 'exclude', months: 6 };

/** A platform that answers the limit when the test says so; `heard` is what happened there, in its order. */
async function slowly() {
  const heard: string[] = [];
  let answer = (_: unknown) => {};
  const limitsAnswer = new Promise<unknown>(resolve => {
    answer = resolve;
  });
  const live = await liveHook(() => useLimits(), {
    [calls.setLimit.path]: async () => {
      heard.push('limit asked');
      const said = await limitsAnswer;
      heard.push('limit answered');
      return said;
    },
    [calls.exclude.path]: () => {
      heard.push('exclusion asked');
      return info;
    },
  });
  const stepOf = (kind: string, period?: string) => lastAbout(live.now().state, kind, period)?.step;
  return { ...live, heard, answer, stepOf };
}

it('sends an exclusion that was asked for while a limit is being saved, after it', async () => {
  const { now, heard, answer, stepOf } = await slowly();
  void now().submit(limit);
  void now().submit(exclusion);
  await vi.waitFor(() => expect(stepOf('pause')).toBe('saving'));
  await vi.waitFor(() => expect(heard).toEqual(['limit asked']));
  answer(info);
  await vi.waitFor(() => expect(stepOf('pause')).toBe('saved'));
  expect(heard).toEqual(['limit asked', 'limit answered', 'exclusion asked']);
});

it('sends the exclusion also when the limit before it is refused', async () => {
  const { now, answer, stepOf } = await slowly();
  void now().submit(limit);
  void now().submit(exclusion);
  answer(refuse('server-error'));
  await vi.waitFor(() => expect(stepOf('pause')).toBe('saved'));
  expect(stepOf('deposit', 'day')).toBe('refused');
});
