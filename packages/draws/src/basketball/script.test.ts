import { describe, expect, it } from 'vitest';
import { keyed } from '../keyed.ts';
import { drawBasketball } from './script.ts';
import { expectedAnswer, turnLaw } from './turn-law.ts';

const secret = new Uint8Array(32).fill(7);
const expectedMilli = [112_000, 106_500] as const;
const drawn = Array.from({ length: 2_000 }, (_, n) =>
  drawBasketball({ expectedMilli }, keyed(secret, `${n}`)),
);
const pointsIn = (turns: readonly { side: string; points: number }[], side: string) =>
  turns.reduce((sum, turn) => sum + (turn.side === side ? turn.points : 0), 0);
const regular = drawn.map(({ periods }) => {
  const turns = periods.slice(0, 4).flat();
  return [pointsIn(turns, 'H'), pointsIn(turns, 'C')] as const;
});
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const deviation = (values: readonly number[]) => {
  const middle = mean(values);
  return Math.sqrt(mean(values.map(value => (value - middle) ** 2)));
};

describe('a drawn basketball match', () => {
  it('has the expected points, and varies in lead and total as its facts say', () => {
    const leads = regular.map(([home, away]) => home - away);
    const totals = regular.map(([home, away]) => home + away);
    // Within four standard errors of 2,000 matches.
    expect(Math.abs(mean(leads) - 5.5)).toBeLessThan((4 * 12) / Math.sqrt(2_000));
    expect(Math.abs(mean(totals) - 218.5)).toBeLessThan((4 * 17.2) / Math.sqrt(2_000));
    expect(Math.abs(deviation(leads) - 12)).toBeLessThan((4 * 12) / Math.sqrt(4_000));
    expect(Math.abs(deviation(totals) - 17.2)).toBeLessThan((4 * 17.2) / Math.sqrt(4_000));
  });

  it('is played on in overtimes while it is level, and no longer', () => {
    const late = drawn.filter(({ periods }) => periods.length > 4);
    expect(late.length).toBeGreaterThan(20);
    for (const { periods } of drawn) {
      const leads = periods.map((_, at) => {
        const turns = periods.slice(0, at + 1).flat();
        return pointsIn(turns, 'H') - pointsIn(turns, 'C');
      });
      expect(leads.slice(3, -1)).toEqual(leads.slice(3, -1).map(() => 0));
      expect(leads.at(-1)).not.toBe(0);
    }
  });

  it('gives the ball in turn, in the order of play, with as many turns to each side', () => {
    for (const { periods } of drawn.slice(0, 50)) {
      for (const [at, turns] of periods.entries()) {
        expect(turns).toHaveLength(at < 4 ? 50 : 20);
        expect(turns.every((turn, n) => n === 0 || turn.side !== turns[n - 1]!.side)).toBe(true);
        expect(turns.every((turn, n) => n === 0 || turn.at > turns[n - 1]!.at)).toBe(true);
        expect(turns.at(-1)!.at).toBeLessThan(at < 4 ? 720_000 : 300_000);
      }
    }
  });

  it('is the same for the same key', () => {
    const key = keyed(secret, 'once');
    expect(drawBasketball({ expectedMilli }, key)).toEqual(drawBasketball({ expectedMilli }, key));
  });

  it.each([0, 1, 2, 3])('answers a turn of %d points as expected of such an answer', points => {
    const answers = drawn.flatMap(({ periods }) =>
      periods.flatMap(turns =>
        turns.flatMap(({ side, points: made }, at) =>
          at % 2 === 0 && side === 'H' && made === points ? [turns[at + 1]!.points] : [],
        ),
      ),
    );
    const wanted = expectedAnswer(turnLaw(expectedMilli[0]), turnLaw(expectedMilli[1]), points);
    expect(Math.abs(mean(answers) - wanted)).toBeLessThan(
      (4 * deviation(answers)) / Math.sqrt(answers.length),
    );
  });
});

it.each([60_000, 150_000])('%d thousandths of a point are no expectation of a side', milli => {
  expect(() => turnLaw(milli)).toThrow(RangeError);
});
