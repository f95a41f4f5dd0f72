import { answerChances, turnChances, turnLaw } from '@lobby/draws';
import { describe, expect, it } from 'vitest';
import { turnCells } from './turn-cells.ts';

const expected = [112, 106.5] as const;
const [home, away] = [turnLaw(112_000), turnLaw(106_500)];
const calm = { lead: 0, total: 0 };
type Turns = Parameters<typeof turnCells>[0];

const chanceOf = (turns: Partial<Turns>, holds: (h: number, c: number) => boolean) => {
  const cells = turnCells({ expected, turns: [1, 1], unanswered: undefined, tilt: calm, ...turns });
  return cells.chance.reduce(
    (sum, chance, at) => (holds(cells.home[at]!, cells.away[at]!) ? sum + chance : sum),
    0,
  );
};

describe('the points of a few turns', () => {
  it.each([0, 1, 2, 3])('after a turn of %d are those of its answer', points => {
    const answer = { turns: [0, 1], unanswered: { side: 'H', points } } as const;
    answerChances(home, away, points).forEach((chance, made) => {
      expect(chanceOf(answer, (h, c) => h === 0 && c === made)).toBeCloseTo(chance, 12);
    });
  });

  it('of a pair are those of a turn and of its answer, whoever begins', () => {
    turnChances(home).forEach((first, h) => {
      answerChances(home, away, h).forEach((answer, c) => {
        expect(chanceOf({}, (one, other) => one === h && other === c)).toBeCloseTo(first * answer, 12);
      });
    });
    turnChances(away).forEach((first, c) => {
      answerChances(away, home, c).forEach((answer, h) => {
        expect(chanceOf({}, (one, other) => one === h && other === c)).toBeCloseTo(first * answer, 9);
      });
    });
  });

  it('add up to one, with the mean that a side expects', () => {
    const cells = turnCells({ expected, turns: [10, 10], unanswered: undefined, tilt: calm });
    const mean = (made: Int16Array) => cells.chance.reduce((sum, chance, at) => sum + chance * made[at]!, 0);
    expect(cells.chance.reduce((sum, chance) => sum + chance)).toBeCloseTo(1, 12);
    expect([mean(cells.home), mean(cells.away)].map(points => points.toFixed(4))).toEqual([
      '11.2000',
      '10.6500',
    ]);
  });

  it('lean as an opinion tilts them', () => {
    const leads = (lead: number) => chanceOf({ turns: [8, 8], tilt: { lead, total: 0 } }, (h, c) => h > c);
    expect(leads(0.01)).toBeGreaterThan(leads(0));
    expect(leads(-0.01)).toBeLessThan(leads(0));
  });

  it('are none when no turn is left', () => {
    expect(chanceOf({ turns: [0, 0] }, (h, c) => h === 0 && c === 0)).toBe(1);
  });
});
