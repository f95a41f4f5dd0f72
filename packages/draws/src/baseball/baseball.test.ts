import { describe, expect, it } from 'vitest';
import { keyed } from '../keyed.ts';
import { freshInning, halfInningLaw, type Standing } from './half-inning-law.ts';
import { afterPlay, plays } from './plays.ts';
import { runsOfInning } from './runs-of-inning.ts';
import { drawBaseball } from './script.ts';

const secret = new Uint8Array(32).fill(7);
const sumOf = (row: Float64Array) => row.reduce((sum, chance) => sum + chance, 0);
const meanOf = (row: Float64Array) => row.reduce((sum, chance, runs) => sum + chance * runs, 0);

describe('the runs of an inning', () => {
  const row = runsOfInning(4.4558 / 9);

  it.each([
    [0, 0.7248],
    [1, 0.153],
    [2, 0.0679],
    [3, 0.0302],
  ])('are %i with the chance that Tango gives a side of 4.4558 runs', (runs, chance) => {
    expect(row[runs]).toBeCloseTo(chance, 4);
  });

  it('leave a side without a run in nine of them with 5.52 %, and vary 2.10 times their mean', () => {
    expect(row[0]! ** 9).toBeCloseTo(0.0552, 4);
    const variance = row.reduce((sum, chance, runs) => sum + chance * (runs - meanOf(row)) ** 2, 0);
    expect(variance / meanOf(row)).toBeCloseTo(2.1, 2);
    expect(9 * meanOf(row)).toBeCloseTo(4.4558, 4);
  });

  it('gather less where both sides are known', () => {
    expect(runsOfInning(4.4558 / 9, 0.852)[0]).toBeLessThan(row[0]!);
  });
});

describe('a play', () => {
  it('makes every batter an out, a run or a runner', () => {
    for (const { kind } of plays)
      for (const outs of [0, 1, 2])
        for (let bases = 0; bases < 8; bases++) {
          const after = afterPlay(kind, { outs, bases });
          const runners = (on: number) => (on & 1) + ((on >> 1) & 1) + ((on >> 2) & 1);
          // With the third out of a double play those who are left on bases count no more.
          if (after.outs === 3) continue;
          expect(after.outs - outs + after.runs + runners(after.bases) - runners(bases), kind).toBe(1);
        }
  });

  it.each([
    ['walk', { outs: 1, bases: 7 }, { outs: 1, bases: 7, runs: 1 }],
    ['walk', { outs: 1, bases: 5 }, { outs: 1, bases: 7, runs: 0 }],
    ['single', { outs: 0, bases: 6 }, { outs: 0, bases: 1, runs: 2 }],
    ['double', { outs: 0, bases: 1 }, { outs: 0, bases: 6, runs: 0 }],
    ['home-run', { outs: 2, bases: 7 }, { outs: 2, bases: 0, runs: 4 }],
    ['advancing-out', { outs: 1, bases: 4 }, { outs: 2, bases: 0, runs: 1 }],
    ['advancing-out', { outs: 2, bases: 4 }, { outs: 3, bases: 4, runs: 0 }],
    ['double-play', { outs: 0, bases: 5 }, { outs: 2, bases: 0, runs: 1 }],
    ['double-play', { outs: 1, bases: 5 }, { outs: 3, bases: 0, runs: 0 }],
    ['double-play', { outs: 0, bases: 4 }, { outs: 1, bases: 4, runs: 0 }],
  ] as const)('%s from %o leaves %o', (kind, before, after) => {
    expect(afterPlay(kind, before)).toEqual(after);
  });
});

describe('the law of a half inning', () => {
  const law = halfInningLaw(4_456);

  it.each([2_000, 4_456, 9_000])('of %i thousandths has the runs of Tango', milli => {
    const wanted = runsOfInning(milli / 9_000);
    halfInningLaw(milli)
      .runsFrom(freshInning)
      .forEach((chance, runs) => {
        expect(chance).toBeCloseTo(wanted[runs]!, 12);
      });
  });

  const standings: readonly Standing[] = [
    freshInning,
    { outs: 0, bases: 7, runs: 0 },
    { outs: 1, bases: 2, runs: 3 },
    { outs: 2, bases: 5, runs: 1 },
    { outs: 2, bases: 0, runs: 6 },
  ];

  it.each(standings)('adds up from $outs outs, bases $bases and $runs runs, play by play', standing => {
    const likely = law.playsFrom(standing);
    expect(likely.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 10);
    const ahead = law.runsFrom(standing);
    expect(sumOf(ahead)).toBeCloseTo(1, 10);
    const byPlays = likely.reduce(
      (sum, { chance, runs, outs, bases }) =>
        sum + chance * (runs + meanOf(law.runsFrom({ outs, bases, runs: standing.runs + runs }))),
      0,
    );
    expect(byPlays).toBeCloseTo(meanOf(ahead), 10);
    const won = law.runsUntil(standing)(2);
    expect(sumOf(won)).toBeCloseTo(1, 10);
    // Before the run that wins, nothing differs.
    expect([won[0], won[1]]).toEqual([expect.closeTo(ahead[0]!, 10), expect.closeTo(ahead[1]!, 10)]);
  });

  it('expects more with runners on bases, and less with outs', () => {
    const expected = (outs: number, bases: number) => meanOf(law.runsFrom({ outs, bases, runs: 0 }));
    expect(expected(0, 1)).toBeGreaterThan(expected(0, 0));
    expect(expected(0, 7)).toBeGreaterThan(expected(0, 1));
    expect(expected(0, 7)).toBeGreaterThan(expected(2, 7));
    expect(expected(0, 7)).toBeGreaterThan(1.5);
    expect(expected(2, 0)).toBeLessThan(0.2);
  });

  it('ends with the run that wins, and only a home run brings more', () => {
    const won = law.runsUntil({ outs: 0, bases: 7, runs: 0 })(1);
    expect(won).toHaveLength(5);
    expect(won[1]).toBeGreaterThan(won[4]!);
    expect([won[2], won[3]]).toEqual([0, 0]);
    expect(won[4]).toBeGreaterThan(0.01);
  });

  it.each([999, 15_001, Number.NaN])('%d thousandths of a run are no expectation of a side', milli => {
    expect(() => halfInningLaw(milli)).toThrow(RangeError);
  });
});

describe('a drawn baseball game', () => {
  const drawn = Array.from({ length: 2_000 }, (_, n) =>
    drawBaseball({ expectedMilli: [4_700, 4_300] }, keyed(secret, `baseball/${n}`)),
  );
  const runsIn = (half: (typeof drawn)[number]['halves'][number]) =>
    half.reduce((sum, { runs }) => sum + runs, 0);
  const scoreAfter = ({ halves }: (typeof drawn)[number], count: number) =>
    [1, 0].map(side =>
      halves.slice(0, count).reduce((sum, half, at) => sum + (at % 2 === side ? runsIn(half) : 0), 0),
    ) as [number, number];

  it('is played to nine innings, and on while it is level', () => {
    for (const game of drawn) {
      const { length } = game.halves;
      const [home, away] = scoreAfter(game, length);
      expect(length).toBeGreaterThanOrEqual(17);
      expect(home).not.toBe(away);
      if (length === 17) expect(home).toBeGreaterThan(away);
      for (let before = 18; before < length; before += 2) {
        const [h, c] = scoreAfter(game, before);
        expect(h).toBe(c);
      }
    }
    const late = drawn.filter(({ halves }) => halves.length > 18).length / drawn.length;
    expect(late).toBeGreaterThan(0.06);
    expect(late).toBeLessThan(0.14);
  });

  it('ends its last half with the run that wins, or with the third out', () => {
    let walkOffs = 0;
    for (const game of drawn) {
      const last = game.halves.at(-1)!;
      const [home, away] = scoreAfter(game, game.halves.length);
      const won = game.halves.length % 2 === 0 && home > away;
      if (won) walkOffs++;
      expect(last.at(-1)!.outs === 3).toBe(!won);
      if (won && last.at(-1)!.kind !== 'home-run') expect(home - away).toBe(1);
      for (const half of game.halves.slice(0, -1)) expect(half.at(-1)!.outs).toBe(3);
    }
    expect(walkOffs).toBeGreaterThan(100);
  });

  it('has half innings as likely as their law makes them', () => {
    for (const [side, milli] of [
      [0, 4_300],
      [1, 4_700],
    ] as const) {
      const law = runsOfInning(milli / 9_000);
      const innings = drawn.flatMap(({ halves }) =>
        halves.slice(0, 16).flatMap((half, at) => (at % 2 === side ? [runsIn(half)] : [])),
      );
      for (const runs of [0, 1, 2, 3, 4]) {
        const share = innings.filter(one => one === runs).length / innings.length;
        const error = Math.sqrt((law[runs]! * (1 - law[runs]!)) / innings.length);
        expect(Math.abs(share - law[runs]!)).toBeLessThan(3.5 * error);
      }
    }
  });

  it('is the same for the same key, and takes a few hours', () => {
    const key = keyed(secret, 'once');
    const rules = { expectedMilli: [4_700, 4_300] } as const;
    expect(drawBaseball(rules, key)).toEqual(drawBaseball(rules, key));
    const batted = drawn.map(({ halves }) => halves.reduce((sum, half) => sum + half.at(-1)!.at, 0) / 60_000);
    expect(Math.min(...batted)).toBeGreaterThan(60);
    expect(batted.reduce((sum, minutes) => sum + minutes, 0) / batted.length).toBeGreaterThan(90);
  });
});
