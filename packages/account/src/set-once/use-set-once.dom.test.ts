import type { ApiFailure } from '@lobby/api-client/request';
import { refused } from '@lobby/api-client/testing';
import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useSetOnce } from './use-set-once.ts';

const offline: ApiFailure = { kind: 'offline' };
const isSet = refused('data-exists', { data: { reason: 'real-name-set' } });

/** The values are entered and confirmed one after the other; each is answered by a failure in turn. */
async function saved(...tries: readonly (readonly [value: string, failure: ApiFailure])[]) {
  const onSaved = vi.fn();
  let failure: ApiFailure = offline;
  const { result } = renderHook(() => useSetOnce(async () => ({ error: failure }), 'real-name-set', onSaved));
  for (const [value, answer] of tries) {
    failure = answer;
    act(() => result.current.send({ type: 'entered', value }));
    await act(() => result.current.confirm());
  }
  return { state: result.current.state, times: onSaved.mock.calls.length };
}

it('what a call without an answer has saved is saved when it is sent again', async () => {
  const { state, times } = await saved(['林乔', offline], ['林乔', isSet]);
  expect([state.step, times]).toEqual(['saved', 1]);
});

it.each([
  ['at once', [['林乔', isSet]]],
  [
    'for another value',
    [
      ['林乔', offline],
      ['林桥', isSet],
    ],
  ],
] as const)('what was set elsewhere is refused %s', async (_when, tries) => {
  const { state, times } = await saved(...tries);
  expect(state).toMatchObject({ step: 'entering', failure: { data: { reason: 'real-name-set' } } });
  expect(times).toBe(0);
});
