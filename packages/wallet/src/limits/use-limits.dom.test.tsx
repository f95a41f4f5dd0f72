import { playerProtection as calls } from '@lobby/api-client/contract/player-protection';
import { refuse } from '@lobby/api-client/testing';
import { expect, it, vi } from 'vitest';
import { liveHook } from '../testing/live-hook.tsx';
import { lastAbout } from './limits.flow.ts';
import type { Change, Protection } from './limits-types.ts';
import { useLimits } from './use-limits.ts';

const info: Protection = { limits: [], reminderMinutes: 0, session: { since: 0, net: '0' }, pause: null };
const limit: Change = { act: 'set', kind: 'deposit', period: 'day', amount: '100' };
const exclusion: Change = { act: 'exclude', months: 6 };

/** A platform that answers the limit when the test says so. */
async function slowly() {
  let answer = (_: unknown) => {};
  const line = new Promise<unknown>(resolve => {
    answer = resolve;
  });
  const live = await liveHook(() => useLimits(), {
    [calls.setLimit.path]: () => line,
    [calls.exclude.path]: () => info,
  });
  const sent = () => live.asked.map(({ path }) => path);
  const stepOf = (kind: string, period?: string) => lastAbout(live.now().state, kind, period)?.step;
  return { ...live, answer, sent, stepOf };
}

it('sends an exclusion that was asked for while a limit is being saved, after it', async () => {
  const { now, answer, sent, stepOf } = await slowly();
  void now().submit(limit);
  void now().submit(exclusion);
  await vi.waitFor(() => expect(stepOf('pause')).toBe('saving'));
  expect(sent()).toEqual([calls.setLimit.path]);
  answer(info);
  await vi.waitFor(() => expect(stepOf('pause')).toBe('saved'));
  expect(sent()).toEqual([calls.setLimit.path, calls.exclude.path]);
});

it('sends the exclusion also when the limit before it is refused', async () => {
  const { now, answer, stepOf } = await slowly();
  void now().submit(limit);
  void now().submit(exclusion);
  answer(refuse('server-error'));
  await vi.waitFor(() => expect(stepOf('pause')).toBe('saved'));
  expect(stepOf('deposit', 'day')).toBe('refused');
});
