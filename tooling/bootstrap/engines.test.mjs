import { afterEach, describe, expect, it, vi } from 'vitest';
import { findEngine } from './engines.mjs';

afterEach(() => vi.unstubAllEnvs());

describe('the browser of another engine', () => {
  it('is the one that its variable names', async () => {
    vi.stubEnv('FIREFOX_PATH', process.execPath);
    expect(await findEngine('firefox')).toEqual({ env: { FIREFOX_PATH: process.execPath } });
  });

  it('is missing, with the reason, when the variable names no program: nothing is installed in its place', async () => {
    vi.stubEnv('WEBKIT_PATH', '/nowhere/MiniBrowser');
    expect(await findEngine('webkit')).toEqual({
      reason: 'WEBKIT_PATH is /nowhere/MiniBrowser, where there is no program',
    });
  });
});
