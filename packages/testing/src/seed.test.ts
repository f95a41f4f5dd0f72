import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { beginSeeded } from './run/seeded-run.ts';
import { drawsFor, runSeed, seedFor, seedOfDay } from './seed.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

describe('the seed of a run', () => {
  it('is the day of the world clock', () => {
    expect(seedOfDay(Date.UTC(2026, 10, 26))).toBe('20261126');
    expect(seedOfDay(Date.UTC(2026, 10, 27) - 1)).toBe('20261126');
  });

  it('is handed to every worker before a test begins, so that a moved clock cannot change it', () => {
    expect(process.env.LOBBY_TEST_SEED).toMatch(/^\d+$/);
    expect(runSeed()).toBe(process.env.LOBBY_TEST_SEED);
  });

  it('is said once, by whoever chose it', () => {
    const said = vi.spyOn(console, 'info').mockReturnValue();
    const env: NodeJS.ProcessEnv = { VITEST: 'true' };
    beginSeeded(env);
    beginSeeded(env);
    expect(said).toHaveBeenCalledOnce();
    expect(said.mock.lastCall?.join()).toContain(`LOBBY_TEST_SEED=${env.LOBBY_TEST_SEED}`);
  });

  it('is the one of every property of fast-check', () => {
    expect(fc.readConfigureGlobal().seed).toBe(Number(process.env.LOBBY_TEST_SEED));
  });
});

describe('what a test draws', () => {
  const first = (test: string) => drawsFor(test)();

  it('is the same again with the same seed, and other numbers for another test or another day', () => {
    vi.stubEnv('LOBBY_TEST_SEED', '20261126');
    const [one, other] = [first('one test'), first('another test')];
    expect(first('one test')).toBe(one);
    expect(other).not.toBe(one);
    vi.stubEnv('LOBBY_TEST_SEED', '20261127');
    expect(first('one test')).not.toBe(one);
  });

  it('can be a whole number for what takes a seed', () => {
    const seeds = Array.from({ length: 100 }, (_, n) => seedFor(`test ${n}`));
    expect(seeds.every(seed => Number.isInteger(seed) && seed >= 0 && seed < 2 ** 31)).toBe(true);
    expect(new Set(seeds).size).toBe(100);
  });
});
