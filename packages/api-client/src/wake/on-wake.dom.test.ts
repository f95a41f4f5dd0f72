import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askAgainOnWake } from './ask-again-on-wake.ts';
import { onWake } from './on-wake.ts';

const woke = vi.fn();
let stop = () => {};
beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  stop = onWake(woke);
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function hide(hidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

/** A sleep: the clock goes on, no timer runs. */
function sleep(ms: number): void {
  vi.setSystemTime(Date.now() + ms);
}

it('a page wakes when it is seen again, not when it is hidden', () => {
  hide(true);
  expect(woke).not.toHaveBeenCalled();
  hide(false);
  expect(woke).toHaveBeenCalledExactlyOnceWith('shown');
});

it('a page wakes out of the cache of the browser, not when it is first shown', () => {
  const shown = (persisted: boolean) => Object.assign(new Event('pageshow'), { persisted });
  window.dispatchEvent(shown(false));
  expect(woke).not.toHaveBeenCalled();
  window.dispatchEvent(shown(true));
  expect(woke).toHaveBeenCalledExactlyOnceWith('shown');
});

it('a page wakes with the network', () => {
  window.dispatchEvent(new Event('online'));
  expect(woke).toHaveBeenCalledExactlyOnceWith('network');
});

it('a page that stayed visible wakes within a second after a sleep, and not by the hours that pass', () => {
  vi.advanceTimersByTime(3_600_000);
  expect(woke).not.toHaveBeenCalled();
  sleep(30_000);
  vi.advanceTimersByTime(1_000);
  expect(woke).toHaveBeenCalledExactlyOnceWith('slept');
  hide(true);
  sleep(30_000);
  vi.advanceTimersByTime(1_000);
  expect(woke).toHaveBeenCalledOnce();
});

it('nothing is called back after the undo, and no timer is left', () => {
  stop();
  window.dispatchEvent(new Event('online'));
  expect(woke).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});

it('a question that hangs over a sleep is asked anew at once, as often as the page sleeps', async () => {
  const signals: AbortSignal[] = [];
  const answers: ((answer: string) => void)[] = [];
  const asked = askAgainOnWake(signal => {
    signals.push(signal);
    return new Promise<string>(resolve => void answers.push(resolve));
  });
  for (let times = 1; times <= 2; times += 1) {
    sleep(60_000);
    hide(false);
    await vi.advanceTimersByTimeAsync(0);
    expect(signals.map(({ aborted }) => aborted)).toEqual([...Array(times).fill(true), false]);
  }
  answers[0]?.('too late');
  answers[2]?.('the third');
  expect(await asked).toBe('the third');
});

it('a question whose caller gave it up is not asked anew', async () => {
  const caller = new AbortController();
  const ask = vi.fn(
    (signal: AbortSignal) =>
      new Promise<string>(resolve => signal.addEventListener('abort', () => resolve('given up'))),
  );
  const asked = askAgainOnWake(ask, { signal: caller.signal });
  caller.abort();
  expect(await asked).toBe('given up');
  expect(ask).toHaveBeenCalledOnce();
});
