import { describe, expect, it } from 'vitest';
import { keyed } from '../keyed.ts';
import { goalsOfAttacks, handballFacts } from './rules.ts';
import { drawHandball } from './script.ts';

const secret = new Uint8Array(32).fill(9);
const expectedMilli = [30_200, 27_800] as const;
const matches = 4_000;
const drawn = Array.from({ length: matches }, (_, n) =>
  drawHandball({ expectedMilli }, keyed(secret, `${n}`)),
);
const goalsOf = (attacks: (typeof drawn)[number]['halves'][number], wanted: 'H' | 'C') =>
  attacks.filter(({ side, isGoal }) => side === wanted && isGoal).length;
const ends = drawn.map(({ halves }) => [goalsOf(halves.flat(), 'H'), goalsOf(halves.flat(), 'C')] as const);
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

describe('a drawn handball match', () => {
  it('has the expected goals, and its lead varies by five of them', () => {
    const leads = ends.map(([home, away]) => home - away);
    const totals = ends.map(([home, away]) => home + away);
    const share = expectedMilli.map(milli => milli / 52_000) as [number, number];
    const variance = share.reduce((sum, chance) => sum + 52 * chance * (1 - chance), 0);
    // Within four standard errors.
    const error = (4 * Math.sqrt(variance)) / Math.sqrt(matches);
    expect(Math.abs(mean(leads) - 2.4)).toBeLessThan(error);
    expect(Math.abs(mean(totals) - 58)).toBeLessThan(error);
    const middle = mean(leads);
    const deviation = Math.sqrt(mean(leads.map(lead => (lead - middle) ** 2)));
    expect(Math.abs(deviation - Math.sqrt(variance))).toBeLessThan(error / Math.SQRT2);
    expect(deviation).toBeCloseTo(5, 0);
  });

  it('ends level now and then', () => {
    const level = ends.filter(([home, away]) => home === away).length / matches;
    expect(level).toBeGreaterThan(0.05);
    expect(level).toBeLessThan(0.09);
  });

  it('gives each side as many attacks in a half, in turn and in the order of play, and the throw-off once', () => {
    for (const { halves } of drawn.slice(0, 50)) {
      expect(halves).toHaveLength(2);
      expect(halves[0]![0]!.side).not.toBe(halves[1]![0]!.side);
      for (const attacks of halves) {
        expect(attacks).toHaveLength(2 * handballFacts.halfAttacks);
        expect(attacks.every(({ side }, n) => n === 0 || side !== attacks[n - 1]!.side)).toBe(true);
        expect(attacks.every(({ at }, n) => n === 0 || at > attacks[n - 1]!.at)).toBe(true);
        expect(attacks.at(-1)!.at).toBeLessThan(handballFacts.halfSeconds * 1_000);
      }
    }
  });

  it('is the same for the same key', () => {
    const key = keyed(secret, 'once');
    expect(drawHandball({ expectedMilli }, key)).toEqual(drawHandball({ expectedMilli }, key));
  });
});

it.each([8_000, 50_000])('%d thousandths of a goal are no expectation of a side', milli => {
  expect(() => goalsOfAttacks(milli)).toThrow(RangeError);
});
