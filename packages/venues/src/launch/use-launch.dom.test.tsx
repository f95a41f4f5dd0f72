import { endSession, loginRequired, startSession } from '@lobby/api/session';
import { contract } from '@lobby/api-client/contract';
import { refuse } from '@lobby/api-client/testing';
import { exampleBrand } from '@lobby/brand-kit/testing';
import { liveHook } from '@lobby/ui-testing/hooks';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { venuesMessages } from '../messages/index.ts';
import type { Wanted } from './launch.flow.ts';
import { useLaunch } from './use-launch.ts';

const { launch, trial } = contract.venue;
const [origin = ''] = exampleBrand.allowedFrameOrigins;
const wanted: Wanted = { enName: 'JXDZ', gameCode: 'lion-pearl', name: '狮子戏珠', isTrial: false };
const launched = { launchId: 'L1', url: `${origin}/play/lion-pearl?token=t`, data: null };

/** A tab as `window.open` answers it. */
function newTab() {
  return {
    closed: false,
    opener: {} as unknown,
    document: { title: '', body: { textContent: '' } },
    location: { replace: vi.fn() },
    close: vi.fn(),
  };
}

beforeEach(() => startSession({ token: 't', userId: 'u1' }));
afterEach(() => {
  endSession();
  vi.restoreAllMocks();
});

async function play(answers: Parameters<typeof liveHook>[1]) {
  const entered = vi.fn();
  const live = await liveHook(() => useLaunch(entered), answers, { texts: [venuesMessages] });
  const step = (name: string) => vi.waitFor(() => expect(live.now().state.step).toBe(name));
  return { ...live, entered, step };
}

describe('a launch into a frame', () => {
  it('asks the platform once, and hands on the address', async () => {
    const { now, asked, entered, step } = await play({ [launch.path]: launched });
    now().enter(wanted, 'frame');
    await step('entered');
    expect(entered).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ launchId: 'L1', url: launched.url, wanted }),
    );
    const [call, ...others] = asked.filter(({ path }) => path === launch.path);
    expect(others).toEqual([]);
    expect(call).toMatchObject({ enName: 'JXDZ', gameCode: 'lion-pearl', isActivity: 0 });
  });

  it.each(['https://evil.example/play', `${window.location.origin}/home`, 'javascript:alert(1)', ''])(
    'goes nowhere with the address %j',
    async url => {
      const { now, entered, step } = await play({ [launch.path]: { ...launched, url } });
      now().enter(wanted, 'frame');
      await step('address-refused');
      expect(entered).not.toHaveBeenCalled();
    },
  );

  it('goes in without a transfer once the member has read of the activity', async () => {
    const { now, asked, step } = await play({ [launch.path]: refuse('venue-activity') });
    now().enter(wanted, 'frame');
    await step('transfer-first');
    now().enterDirectly();
    await step('failed');
    const sent = asked.filter(({ path }) => path === launch.path);
    expect(sent.map(({ isActivity }) => isActivity)).toEqual([0, 1]);
  });

  it('is made again unnoticed when the token of the venue has ended', async () => {
    let answered = 0;
    const answer = () => (++answered === 1 ? refuse('wallet-token-expired') : launched);
    const { now, asked, entered, step } = await play({ [launch.path]: answer });
    now().enter(wanted, 'frame');
    await step('entered');
    expect(asked.filter(({ path }) => path === launch.path)).toHaveLength(2);
    expect(entered).toHaveBeenCalledOnce();
  });

  it('is not made a third time, and says that the token has ended', async () => {
    const { now, asked, entered, step } = await play({ [launch.path]: refuse('wallet-token-expired') });
    now().enter(wanted, 'frame');
    await step('failed');
    expect(asked.filter(({ path }) => path === launch.path)).toHaveLength(2);
    expect(entered).not.toHaveBeenCalled();
  });

  it('with data that does not check out cannot be dismissed, and is entered anew', async () => {
    let answered = 0;
    const answer = () => (++answered === 1 ? refuse('uid-verification-error') : launched);
    const { now, entered, step } = await play({ [launch.path]: answer });
    now().enter(wanted, 'frame');
    await step('abnormal');
    now().dismiss();
    now().retry();
    await step('entered');
    expect(entered).toHaveBeenCalledOnce();
  });

  it.each([
    ['has logged out', () => endSession()],
    ['was followed by another', () => startSession({ token: 't2', userId: 'u2' })],
  ])('is shown to nobody when its member %s before the answer', async (_, change) => {
    let answer = (_: unknown) => {};
    const waiting = new Promise(resolve => {
      answer = resolve;
    });
    const { now, asked, entered, step } = await play({ [launch.path]: () => waiting });
    now().enter(wanted, 'frame');
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    change();
    answer(launched);
    await step('idle');
    expect(entered).not.toHaveBeenCalled();
  });

  it('does not take whoever has left the page elsewhere', async () => {
    let answer = (_: unknown) => {};
    const waiting = new Promise(resolve => {
      answer = resolve;
    });
    const { now, asked, leave, entered } = await play({ [launch.path]: () => waiting });
    now().enter(wanted, 'frame');
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    leave();
    answer(launched);
    await waiting;
    await new Promise(resolve => setTimeout(resolve));
    expect(entered).not.toHaveBeenCalled();
  });
});

describe('a visitor', () => {
  beforeEach(() => endSession());

  it('is asked to log in, and nothing is sent and no tab opened', async () => {
    const open = vi.spyOn(window, 'open');
    const { now, asked, actions, step } = await play({});
    now().enter(wanted, 'tab');
    await step('login-first');
    expect(actions.some(loginRequired.match)).toBe(true);
    expect([asked, open.mock.calls]).toEqual([[], []]);
  });

  it('may try a game', async () => {
    const { now, asked, step } = await play({ [trial.path]: { launchId: 'T1', url: launched.url } });
    now().enter({ ...wanted, isTrial: true }, 'frame');
    await step('entered');
    expect(asked.map(({ path }) => path)).toEqual([trial.path]);
  });
});

describe('a launch into a tab', () => {
  it('opens the tab within the press, and sends it to the game once that is known', async () => {
    const tab = newTab();
    const open = vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
    const { now, entered, step } = await play({ [launch.path]: launched });
    now().enter(wanted, 'tab');
    expect(open).toHaveBeenCalledExactlyOnceWith('about:blank', '_blank');
    expect(tab.location.replace).not.toHaveBeenCalled();
    await step('entered');
    expect(tab.location.replace).toHaveBeenCalledExactlyOnceWith(launched.url);
    expect(tab.opener).toBeNull();
    expect(entered).not.toHaveBeenCalled();
  });

  it('offers a link where the browser opened none', async () => {
    vi.spyOn(window, 'open').mockReturnValue(null);
    const { now, step } = await play({ [launch.path]: launched });
    now().enter(wanted, 'tab');
    await step('tab-blocked');
    expect(now().state).toMatchObject({ url: launched.url });
  });

  it('closes the empty tab when the game cannot be entered', async () => {
    const tab = newTab();
    vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
    const { now, step } = await play({ [launch.path]: refuse('venue-under-maintenance') });
    now().enter(wanted, 'tab');
    await step('maintenance');
    await vi.waitFor(() => expect(tab.close).toHaveBeenCalled());
    expect(tab.location.replace).not.toHaveBeenCalled();
  });
});
