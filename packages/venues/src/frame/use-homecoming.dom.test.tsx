import { endSession, startSession } from '@lobby/api/session';
import { contract } from '@lobby/api-client/contract';
import { liveHook } from '@lobby/ui-testing/hooks';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { useHomecoming } from './use-homecoming.ts';

const { allBalance, recycle } = contract.venue;
const purses = { totalMoney: '0', centerWalletBalance: '0', venueMoney: '0', venues: [], systime: 1 };
const recycled = { arrived: '0', transfers: [], left: [], centerWalletBalance: '0', systime: 1 };

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  startSession({ token: 't', userId: 'u1' });
});
afterEach(() => {
  endSession();
  vi.useRealTimers();
});

/** A game that is played until it is left. */
async function play(answer: object | (() => object), autoTransfer = true) {
  const game = await liveHook(() => useHomecoming(true), {
    [allBalance.path]: { ...purses, autoTransfer },
    [recycle.path]: answer,
  });
  const recalls = () => game.asked.filter(({ path }) => path === recycle.path);
  await vi.waitFor(() => expect(game.actions.some(isTold)).toBe(true));
  return { ...game, recalls };
}

const isTold = ({ type, meta }: { type: string; meta?: { arg?: { endpointName?: string } } }) =>
  type.endsWith('/fulfilled') && meta?.arg?.endpointName === 'allBalance';

/** As long as it takes to send a request again whose answer was lost. */
const waitForRepeats = () => vi.advanceTimersByTimeAsync(60_000);

it('a game that is left brings the money home once, and the next game is not asked to', async () => {
  const first = await play(recycled);
  first.leave();
  await vi.waitFor(() => expect(first.recalls()).toHaveLength(1));
  await waitForRepeats();
  const next = await play(recycled);
  await waitForRepeats();
  expect(next.recalls()).toEqual([]);
});

it('a recall whose answer was lost does not take away what came along into the next game', async () => {
  const first = await play(() => {
    throw new TypeError('Failed to fetch');
  });
  first.leave();
  await vi.waitFor(() => expect(first.recalls()).toHaveLength(1));
  await waitForRepeats();
  const next = await play(recycled);
  await waitForRepeats();
  expect(next.recalls()).toEqual([]);

  next.leave();
  await vi.waitFor(() => expect(next.recalls()).toHaveLength(1));
  expect(next.recalls()[0]?.requestId).not.toBe(first.recalls()[0]?.requestId);
});

it('a game that is left while another tab plays takes nothing away from it; the last one brings all home', async () => {
  Object.defineProperty(navigator, 'locks', { value: sharedLocks(), configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'));
  const [one, other] = [await play(recycled), await play(recycled)];
  one.leave();
  await waitForRepeats();
  expect([...one.recalls(), ...other.recalls()]).toEqual([]);
  other.leave();
  await vi.waitFor(() => expect(other.recalls()).toHaveLength(1));
});

/** Locks of a browser for one name: any number share it, and whoever wants it alone gets it while nobody does. */
function sharedLocks() {
  let sharing = 0;
  return {
    async request(_: string, { mode }: LockOptions, task: (lock: object | null) => unknown) {
      if (mode !== 'shared') return task(sharing === 0 ? {} : null);
      sharing += 1;
      await task({});
      sharing -= 1;
    },
  };
}

it('a game that is left before it is known whether money travels by itself brings it home all the same', async () => {
  let answer = (_: object) => {};
  const late = new Promise<object>(resolve => {
    answer = resolve;
  });
  const game = await liveHook(() => useHomecoming(true), {
    [allBalance.path]: () => late,
    [recycle.path]: recycled,
  });
  await vi.waitFor(() => expect(game.asked).not.toEqual([]));
  game.leave();
  answer({ ...purses, autoTransfer: true });
  await vi.waitFor(() => expect(game.asked.filter(({ path }) => path === recycle.path)).toHaveLength(1));
});

it('money stays where a member who moves it by hand leaves it', async () => {
  const game = await play(recycled, false);
  game.leave();
  await waitForRepeats();
  expect(game.recalls()).toEqual([]);
});
