import { describe, expect, it } from 'vitest';
import { timeLimit } from './time-limit.mjs';

const stage = usualSeconds => ({ usualSeconds });

describe('a run with a limit of time', () => {
  it('begins what fits, and skips what does not with the seconds it would take', () => {
    const limit = timeLimit(() => 100);
    expect(limit.reason(stage(100))).toBeUndefined();
    expect(limit.reason(stage(101))).toMatch(/some 101 s, and 100 s are left/);
  });

  it('expects of the next stage to be as slow as those that have ended', () => {
    const limit = timeLimit(() => 100);
    limit.ended(stage(10), 30);
    limit.ended(stage(30), 50);
    expect(limit.reason(stage(50))).toBeUndefined();
    expect(limit.reason(stage(51))).toMatch(/some 102 s/);
  });

  it('learns nothing from stages whose usual time is unknown, and begins them while there is time', () => {
    const limit = timeLimit(() => 0);
    limit.ended({}, 500);
    expect(limit.reason({})).toBeUndefined();
    expect(limit.reason(stage(1))).toMatch(/some 1 s, and 0 s are left/);
  });

  it('skips everything that takes time once it is over', () => {
    const limit = timeLimit(() => -20);
    expect(limit.reason(stage(5))).toMatch(/ 0 s are left/);
  });
});
