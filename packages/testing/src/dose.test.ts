import { describe, expect, it } from 'vitest';
import { dose, drawSome, isDeep, someOf } from './dose.ts';
import { drawsOf } from './draws.ts';

describe('a dose', () => {
  it('is the one that the run asks for', () => {
    expect(dose({ small: 'small', deep: 'deep' })).toBe(process.env.LOBBY_TEST_DEEP ? 'deep' : 'small');
  });

  it('of a list is some of it in a small run and all of it in a deep one', () => {
    const some = someOf('a list', [1, 2, 3, 4], 2);
    expect(some).toHaveLength(isDeep ? 4 : 2);
    expect(someOf('a list', [1, 2, 3, 4], 2)).toEqual(some);
  });
});

describe('items drawn from a list', () => {
  it('are different ones in their order', () => {
    for (const name of ['a', 'b', 'c', 'd', 'e']) {
      const drawn = drawSome([1, 2, 3, 4, 5], 3, drawsOf(name));
      expect(new Set(drawn).size).toBe(3);
      expect([...drawn].sort()).toEqual(drawn);
    }
  });

  it('are each drawn by some seed', () => {
    const drawn = Array.from({ length: 40 }, (_, n) => drawSome([1, 2, 3, 4], 1, drawsOf(`${n}`))[0]);
    expect(new Set(drawn)).toEqual(new Set([1, 2, 3, 4]));
  });
});
