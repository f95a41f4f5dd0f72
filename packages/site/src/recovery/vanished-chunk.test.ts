import { removeItem } from '@lobby/api/storage';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isVanishedChunk, lastReloadItem, mayReload, reloadOnce } from './vanished-chunk.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  removeItem(lastReloadItem);
});

const calm = {
  running: '/assets/shell-b.js',
  online: true,
  now: 1_000_000,
  last: undefined,
  moneyInFlight: false,
};

describe('recovering from a chunk that a deploy has removed', () => {
  it.each([
    'Failed to fetch dynamically imported module: https://x/assets/a.js',
    'error loading dynamically imported module',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/a.css',
  ])('knows the words of the browsers: %s', message => {
    expect(isVanishedChunk(new TypeError(message))).toBe(true);
  });

  it('ignores any other error', () => {
    expect(isVanishedChunk(new TypeError('x is undefined'))).toBe(false);
    expect(isVanishedChunk(undefined)).toBe(false);
  });

  it('reloads once', () => {
    expect(mayReload(calm)).toBe(true);
  });

  it('never reloads the same release twice', () => {
    expect(mayReload({ ...calm, last: { running: calm.running, at: 0 } })).toBe(false);
  });

  it('never reloads twice within a minute, whatever came in between', () => {
    expect(mayReload({ ...calm, last: { running: '/assets/shell-a.js', at: calm.now - 59_000 } })).toBe(
      false,
    );
    expect(mayReload({ ...calm, last: { running: '/assets/shell-a.js', at: calm.now - 61_000 } })).toBe(true);
  });

  it('never reloads while an order is pending', () => {
    expect(mayReload({ ...calm, moneyInFlight: true })).toBe(false);
  });

  it('never reloads while offline', () => {
    expect(mayReload({ ...calm, online: false })).toBe(false);
  });

  it('reloads only once where storage is blocked', () => {
    const page = { reload: vi.fn(), state: null as unknown };
    vi.stubGlobal('window', {
      navigator: { onLine: true },
      location: page,
      history: {
        get state() {
          return page.state;
        },
        replaceState: (state: unknown) => {
          page.state = state;
        },
      },
    });
    expect(reloadOnce(false)).toBe(true);
    // What a browser without storage forgets with the page.
    removeItem(lastReloadItem);
    expect(reloadOnce(false)).toBe(false);
    expect(page.reload).toHaveBeenCalledTimes(1);
  });
});
