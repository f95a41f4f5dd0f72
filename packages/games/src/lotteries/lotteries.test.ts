import { fromHex } from '@lobby/draws';
import { printRatio, type Ratio } from '@lobby/money';
import { dose } from '@lobby/testing';
import { describe, expect, it } from 'vitest';
import { betOn } from '../bets/bets.ts';
import { personalDraws } from '../game/seeds.ts';
import { chiSquare, chiSquareLimit } from '../testing/chi-square.ts';
import { expectAsExact, measure, streamOf } from '../testing/measured.ts';
import { fiveDigits } from './five-digits.ts';
import { tenCars } from './ten-cars.ts';
import { threeDice } from './three-dice.ts';

const percent = ({ n, d }: Ratio) => printRatio({ n: n * 100n, d }, 2);
type Lottery = typeof threeDice | typeof fiveDigits | typeof tenCars;
const returnOf = (game: Lottery, pick: string) =>
  percent(game.exact(game.rules as never, betOn(pick)).return);
const drawnOf = (game: Lottery, stream: ReturnType<typeof streamOf>) => {
  const [drawn] = game.play(game.rules as never, stream, game.choices[0]!).events;
  return drawn?.type === 'drawn' ? drawn.numbers : [];
};

describe('what a lottery draws', () => {
  it('is that of the published vector', () => {
    const server = fromHex('000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f');
    const draws = (nonce: number) => personalDraws({ server, client: 'lobby', nonce });
    expect(drawnOf(threeDice, draws(0))).toEqual([1, 3, 5]);
    expect(drawnOf(fiveDigits, draws(0))).toEqual([4, 4, 2, 5, 1]);
    expect(drawnOf(tenCars, draws(1))).toEqual([10, 4, 6, 3, 5, 2, 9, 8, 7, 1]);
  });

  it.each([
    [threeDice, 1, 6],
    [fiveDigits, 0, 10],
    [tenCars, 1, 10],
  ] as const)('of $code is each number in each place equally often', (game, first, count) => {
    const draws = dose({ small: 3000, deep: 300_000 });
    const stream = streamOf(`draws of ${game.code}`);
    const places = drawnOf(game, stream).map(() => new Array<number>(count).fill(0));
    for (let draw = 0; draw < draws; draw++) {
      for (const [place, number] of drawnOf(game, stream).entries()) places[place]![number - first]!++;
    }
    for (const counted of places) {
      expect(
        chiSquare(
          counted,
          counted.map(() => 1 / count),
        ),
      ).toBeLessThan(chiSquareLimit(count));
    }
  });
});

describe('three dice', () => {
  it.each([
    ['97.50', ['sum-3', 'sum-4', 'sum-5', 'sum-6', 'sum-7', 'sum-10', 'sum-11', 'sum-14', 'sum-18']],
    ['97.42', ['sum-8', 'sum-13']],
    ['97.45', ['sum-9', 'sum-12']],
    ['97.50', ['triple-6', 'triple-any', 'double-112', 'double-661', 'three-246', 'two-15']],
    ['97.44', ['straight-any']],
    ['96.25', ['big', 'small']],
  ])('return %s percent on %j', (back, picks) => {
    for (const pick of picks) expect(returnOf(threeDice, pick)).toBe(back);
  });

  it('return no more than the best of these on any pick', () => {
    for (const pick of Object.keys(threeDice.rules.pays)) {
      expect(['96.25', '97.42', '97.44', '97.45', '97.50']).toContain(returnOf(threeDice, pick));
    }
  });
});

describe('five digits', () => {
  it.each([
    ['97.50', ['place1-0', 'place5-9', 'total-big', 'total-small', 'total-odd', 'total-even']],
    ['97.20', ['dragon', 'tiger', 'front-pair', 'front-half']],
    ['95.00', ['dragon-tiger-tie', 'front-triple']],
    ['96.00', ['front-straight', 'front-mixed']],
  ])('return %s percent on %j', (back, picks) => {
    for (const pick of picks) expect(returnOf(fiveDigits, pick)).toBe(back);
  });

  it('begin with one of five kinds of three, which come as often as is known', () => {
    const chances = ['triple', 'straight', 'pair', 'half', 'mixed'].map(kind =>
      percent(fiveDigits.exact(fiveDigits.rules, betOn(`front-${kind}`)).hit),
    );
    expect(chances).toEqual(['1.00', '6.00', '27.00', '36.00', '30.00']);
  });
});

describe('ten cars', () => {
  it.each([
    ['97.50', ['place1-1', 'place10-10', 'place1-big', 'place2-odd']],
    ['98.00', ['sum-3', 'sum-4', 'sum-5', 'sum-6', 'sum-7', 'sum-8', 'sum-11', 'sum-14', 'sum-19']],
    ['97.96', ['sum-9', 'sum-10', 'sum-12', 'sum-13']],
    ['97.78', ['sum-big', 'sum-small', 'sum-odd', 'sum-even']],
  ])('return %s percent on %j', (back, picks) => {
    for (const pick of picks) expect(returnOf(tenCars, pick)).toBe(back);
  });

  it('have 2 2 4 4 6 6 8 8 10 8 8 6 6 4 4 2 2 of 90 ways to a sum of 3 to 19', () => {
    const ways = Array.from({ length: 17 }, (_, at) => {
      const { n, d } = tenCars.exact(tenCars.rules, betOn(`sum-${at + 3}`)).hit;
      return Number((n * 90n) / d);
    });
    expect(ways).toEqual([2, 2, 4, 4, 6, 6, 8, 8, 10, 8, 8, 6, 6, 4, 4, 2, 2]);
  });

  it('would return 108.33 % on a small sum at the odds of one car', () => {
    const rules = { ...tenCars.rules, pays: { ...tenCars.rules.pays, 'sum-small': 195 } };
    expect(percent(tenCars.exact(rules, betOn('sum-small')).return)).toBe('108.33');
  });

  it('count bets that depend on each other together', () => {
    const bets = ['place1-1', 'place1-2', 'sum-3'].map(pick => ({ pick, units: 1 }));
    const { return: back, hit } = tenCars.exact(tenCars.rules, { bets });
    expect(percent(back)).toBe('97.67');
    expect(percent(hit)).toBe('20.00');
  });
});

describe('every pick', () => {
  it.each([threeDice, fiveDigits, tenCars] as const)('of $code returns between 95 and 98 %', game => {
    for (const pick of Object.keys(game.rules.pays)) {
      const back = Number(returnOf(game, pick));
      expect(back).toBeGreaterThanOrEqual(95);
      expect(back).toBeLessThanOrEqual(98);
    }
  });

  it.each([
    [threeDice, 'sum-10'],
    [fiveDigits, 'place1-7'],
    [tenCars, 'sum-small'],
  ] as const)('of $code returns what was counted', (game, pick) => {
    const rounds = dose({ small: 4000, deep: 300_000 });
    const table = game as typeof threeDice;
    expectAsExact(measure(table, betOn(pick), rounds, pick), table.exact(table.rules, betOn(pick)));
  });
});
