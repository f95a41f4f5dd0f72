import { api } from '@lobby/api';
import { endSession, startSession } from '@lobby/api/session';
import { usePause } from '@lobby/api/use-pause';
import { contract } from '@lobby/api-client/contract';
import { hour } from '@lobby/calendar';
import { liveHook } from '@lobby/ui-testing/hooks';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { samplePause } from '../../testing/sample-pause.ts';
import { useDirection } from './use-direction.ts';

const { sessionReminder } = contract.playerProtection;

beforeEach(() => startSession({ token: 't', userId: 'u1' }));
afterEach(() => endSession());

/** A page whose member is in a pause, or not, and in the other of the two once `change` has been read. */
async function page(isPaused: boolean) {
  const answers = (paused: boolean) => ({
    minutes: 0,
    since: Date.now(),
    pause: paused ? samplePause({ until: Date.now() + hour }) : null,
  });
  let paused = isPaused;
  const { now, dispatch } = await liveHook(() => ({ pause: usePause(), direction: useDirection() }), {
    [sessionReminder.path]: () => answers(paused),
  });
  const read = () => vi.waitFor(() => expect(Boolean(now().pause)).toBe(paused));
  await vi.waitFor(() => expect(now().pause).not.toBe(undefined));
  return {
    isIn: () => now().direction[0],
    turn: (isIn: boolean) => now().direction[1](isIn),
    async change() {
      paused = !paused;
      dispatch(api.util.invalidateTags(['Limits']));
      await read();
    },
  };
}

it.each([
  ['ends', true, false],
  ['begins', false, true],
])('a pause that %s while the page is open turns nothing round', async (_what, isPaused, isIn) => {
  const open = await page(isPaused);
  expect(open.isIn()).toBe(isIn);
  await open.change();
  expect(open.isIn()).toBe(isIn);
});

it('the member turns it round', async () => {
  const open = await page(true);
  open.turn(true);
  await vi.waitFor(() => expect(open.isIn()).toBe(true));
});
