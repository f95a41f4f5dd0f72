import { printRatio } from '@lobby/money';
import { dose } from '@lobby/testing';
import { describe, expect, it } from 'vitest';
import { betOn } from '../bets/bets.ts';
import { chiSquare, chiSquareLimit } from '../testing/chi-square.ts';
import { expectAsExact, measure, streamOf } from '../testing/measured.ts';
import { queuedStream } from '../testing/queued-stream.ts';
import { roulette } from './roulette.ts';

const { rules } = roulette;
const picks = Object.keys(rules.picks);

describe('roulette', () => {
  it('keeps one pocket of 37 whatever is picked: 2.7027 %', () => {
    // 37 numbers, 60 splits, 14 streets, 23 corners, 11 lines, 6 of twelve, 6 of eighteen.
    expect(picks.length).toBe(37 + 60 + 14 + 23 + 11 + 6 + 6);
    for (const pick of picks) {
      const { return: back } = roulette.exact(rules, betOn(pick));
      expect(back).toEqual({ n: 36n, d: 37n });
    }
    expect(printRatio({ n: 100n, d: 37n }, 4)).toBe('2.7027');
  });

  it('has the deviation of a number 5.84', () => {
    expect(printRatio(roulette.exact(rules, betOn('number-0')).variance, 1)).toBe('34.1');
  });

  it('pays each bet on where the ball falls, and nothing on evens at zero', () => {
    const choice = { bets: [betOn('number-17'), betOn('red'), betOn('odd')].flatMap(({ bets }) => bets) };
    const three = { bets: choice.bets.map(bet => ({ ...bet, units: 2 })) };
    expect(roulette.play(rules, queuedStream(17), three)).toEqual({
      units: 6,
      multiplier: 7600,
      events: [
        { type: 'ball', pocket: 17 },
        { type: 'bet', pick: 'number-17', units: 2, pays: 7200 },
        { type: 'bet', pick: 'red', units: 2, pays: 0 },
        { type: 'bet', pick: 'odd', units: 2, pays: 400 },
        { type: 'round-end', multiplier: 7600 },
      ],
    });
    expect(roulette.play(rules, queuedStream(0), three).multiplier).toBe(0);
  });

  it('draws each pocket equally often, and returns what was counted', () => {
    const rounds = dose({ small: 10_000, deep: 300_000 });
    const stream = streamOf('roulette');
    const seen = new Array<number>(37).fill(0);
    for (let round = 0; round < rounds; round++) {
      const [ball] = roulette.play(rules, stream, betOn('red')).events;
      if (ball?.type === 'ball') seen[ball.pocket]!++;
    }
    expect(chiSquare(seen, new Array(37).fill(1 / 37))).toBeLessThan(chiSquareLimit(37));
    for (const pick of ['number-17', 'red']) {
      expectAsExact(measure(roulette, betOn(pick), rounds, pick), roulette.exact(rules, betOn(pick)));
    }
  });
});

describe('bets', () => {
  it.each([
    [{ bets: [] }],
    [{ bets: [{ pick: 'number-37', units: 1 }] }],
    [{ bets: [{ pick: 'red', units: 0 }] }],
    [{ bets: [{ pick: 'red', units: 1.5 }] }],
    [{ bets: [{ pick: 'red', units: '1' }] }],
    [{ bets: [{ pick: 'toString', units: 1 }] }],
    [
      {
        bets: [
          { pick: 'red', units: 1 },
          { pick: 'red', units: 2 },
        ],
      },
    ],
  ])('are refused: %j', value => expect(roulette.readChoice(value)).toBeUndefined());

  it('are read without what does not belong to them', () => {
    expect(roulette.readChoice({ bets: [{ pick: 'red', units: 3, pays: 9 }], odd: 1 })).toEqual({
      bets: [{ pick: 'red', units: 3 }],
    });
  });
});
