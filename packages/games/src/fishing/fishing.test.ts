import { dose } from '@lobby/testing';
import { describe, expect, it } from 'vitest';
import { expectAsExact, measure } from '../testing/measured.ts';
import { queuedStream } from '../testing/queued-stream.ts';
import { fishing } from './fishing.ts';

const { rules } = fishing;

describe('a shot', () => {
  it.each(fishing.choices)('at $target returns 96 percent: it is caught with the chance 0.96/m', choice => {
    const reward = rules.rewards[choice.target]!;
    const { return: back, hit } = fishing.exact(rules, choice);
    expect(back).toEqual({ n: 24n, d: 25n });
    expect(Number(hit.n) / Number(hit.d)).toBeCloseTo(0.96 / reward, 12);
  });

  it('catches below its chance and not at it', () => {
    const shoot = (drawn: number) => fishing.play(rules, queuedStream(drawn), { target: 'ray' });
    expect(shoot(95).multiplier).toBe(2000);
    expect(shoot(96)).toEqual({
      units: 1,
      multiplier: 0,
      events: [
        { type: 'shot', target: 'ray', isCaught: false, pays: 0 },
        { type: 'round-end', multiplier: 0 },
      ],
    });
  });

  it('is aimed at a fish of the game', () => {
    expect(fishing.readChoice({ target: 'ray', odd: 1 })).toEqual({ target: 'ray' });
    for (const target of ['toString', '', 1, undefined]) {
      expect(fishing.readChoice({ target })).toBeUndefined();
    }
  });

  it('returns what was counted', () => {
    const rounds = dose({ small: 5000, deep: 300_000 });
    for (const target of ['sprat', 'squid', 'shark']) {
      expectAsExact(measure(fishing, { target }, rounds, target), fishing.exact(rules, { target }));
    }
  });
});
