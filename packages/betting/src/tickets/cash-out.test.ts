import { ratioText } from '@lobby/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Grade } from '../grading/grade.ts';
import { settleBet } from '../grading/settle.ts';
import {
  cashOutPart,
  cashOutPrice,
  expectedReturn,
  type GradeChances,
  minCashOut,
  minCashOutPart,
} from './cash-out.ts';
import { shareOf } from './share.ts';
import { ticketReturn } from './ticket.ts';

const percents = (chances: Partial<Record<Grade, number>>): GradeChances =>
  Object.fromEntries(
    Object.entries(chances).map(([grade, percent]) => [grade, BigInt(percent) * 10_000_000n]),
  );
const half = percents({ W: 50, L: 50 });

describe('what a leg returns on average', () => {
  it.each([
    ['even chances at 0.90', { format: 'H', odds: '0.90' }, half, '19/20'],
    ['even chances at decimal 1.90', { format: 'E', odds: '1.90' }, half, '19/20'],
    [
      'a quarter line: half lost or won',
      { format: 'H', odds: '0.90' },
      percents({ W: 40, LL: 30, L: 30 }),
      '91/100',
    ],
    [
      'a whole line that may be returned',
      { format: 'H', odds: '0.90' },
      percents({ W: 40, P: 25, L: 35 }),
      '101/100',
    ],
    ['half a win', { format: 'E', odds: '2.00' }, percents({ LW: 100 }), '3/2'],
    // Of one to be won, 0.80 is at risk: 1.80 or nothing.
    ['a negative Malay price', { format: 'M', odds: '-0.80' }, half, '9/10'],
    [
      'chances that are not a whole count the rest as lost',
      { format: 'H', odds: '1.00' },
      percents({ W: 10 }),
      '1/5',
    ],
  ] as const)('%s', (_, leg, chances, due) => {
    expect(ratioText(expectedReturn(leg, chances))).toBe(due);
  });

  it.each(['W', 'LW', 'P', 'LL', 'L', 'D'] as const)(
    'is what settlement pays once it is graded %s',
    grade => {
      const leg = { format: 'I', odds: '-1.08', grade } as const;
      const { n, d } = expectedReturn(leg, half);
      const { credit } = settleBet({ ...leg, stake: 10_000n });
      expect((10_000n * n) / d).toBe(credit);
    },
  );
});

/** The better of two grades. */
const best = ([one, other]: readonly [Grade, Grade]): Grade => {
  const order: readonly Grade[] = ['W', 'LW', 'P', 'D', 'LL', 'L'];
  return order.indexOf(one) < order.indexOf(other) ? one : other;
};

describe('the price of a ticket', () => {
  const fair = { n: 19n, d: 20n };
  const ticket = {
    ...{ unit: 10_000n, sizes: [1], returns: [fair], marginMilli: 40n },
    ...{ risk: 10_000n, left: 10_000n },
  };

  it('is its average return less the margin, rounded half up', () => {
    // 100 yuan × 0.95 × 0.96
    expect(cashOutPrice(ticket)).toBe(9_120n);
    // 99.99 × 0.912 is 91.19088, 99.93 × 0.912 is 91.13616.
    expect(cashOutPrice({ ...ticket, unit: 9_999n, risk: 9_999n, left: 9_999n })).toBe(9_119n);
    expect(cashOutPrice({ ...ticket, unit: 9_993n, risk: 9_993n, left: 9_993n })).toBe(9_114n);
  });

  it('is of what is left of it', () => {
    expect(cashOutPrice({ ...ticket, left: 2_500n })).toBe(2_280n);
    expect(cashOutPrice({ ...ticket, left: 0n })).toBe(0n);
  });

  it('takes one margin of a series, however many legs it has', () => {
    const [won, open] = [{ odds: '2.00', grade: 'W' } as const, { odds: '3.00' }].map(parts =>
      expectedReturn({ format: 'E', ...parts }, percents({ W: 25 })),
    );
    // 2.00 × 0.75 × 0.94
    expect(cashOutPrice({ ...ticket, sizes: [2], returns: [won!, open!], marginMilli: 60n })).toBe(14_100n);
    const ten = Array.from({ length: 10 }, () => fair);
    // 100 × 0.95¹⁰ × 0.96
    expect(cashOutPrice({ ...ticket, sizes: [10], returns: ten })).toBe(5_748n);
  });

  it('of a system is that of the sum of its combinations, with the same margin', () => {
    const returns = [
      { n: 1n, d: 1n },
      { n: 1n, d: 2n },
      { n: 3n, d: 2n },
    ];
    const system = { ...ticket, returns, unit: 1_000n, risk: 3_000n, left: 3_000n };
    // Doubles: 0.5 + 1.5 + 0.75.
    expect(cashOutPrice({ ...system, sizes: [2] })).toBe(2_640n);
    // Singles, doubles and the triple: 3 + 2.75 + 0.75.
    expect(cashOutPrice({ ...system, sizes: [1, 2, 3], risk: 7_000n, left: 7_000n })).toBe(6_240n);
  });

  it('is the average over everything that may still happen, line by line, and never above the most of it', () => {
    const grade = fc.constantFrom<Grade>('W', 'LW', 'P', 'LL', 'L', 'D');
    const leg = fc.record({ cents: fc.integer({ min: 20, max: 900 }), one: grade, other: grade });
    fc.assert(
      fc.property(fc.array(leg, { minLength: 2, maxLength: 4 }), fc.bigInt(5_000n, 500_000n), (all, unit) => {
        const legs = all.map(({ cents, one, other }) => {
          const odds = (cents / 100).toFixed(2);
          // Each is one grade or the other, as likely as not.
          return {
            grades: [one, other] as const,
            at: (grade: Grade) => ({ format: 'H', odds, grade }) as const,
          };
        });
        for (const sizes of [[legs.length], legs.map((_, at) => at + 1)]) {
          const worlds = Array.from({ length: 2 ** legs.length }, (_, world) =>
            ticketReturn({
              ...{ unit, sizes },
              legs: legs.map(({ grades, at }, leg) => at(grades[(world >> leg) & 1]!)),
            }),
          );
          const returns = legs.map(({ grades: [one, other], at }) => {
            const [a, b] = [expectedReturn(at(one), {}), expectedReturn(at(other), {})];
            return { n: a.n * b.d + b.n * a.d, d: 2n * a.d * b.d };
          });
          const whole = { unit, sizes, returns, risk: unit, left: unit };
          const price = cashOutPrice({ ...whole, marginMilli: 0n });
          const sum = worlds.reduce((total, credit) => total + credit, 0n);
          // Every world is rounded to a fen, and the price once.
          const off = price * BigInt(worlds.length) - sum;
          expect(off < 0n ? -off : off).toBeLessThanOrEqual(BigInt(worlds.length));
          const most = ticketReturn({ unit, sizes, legs: legs.map(({ grades, at }) => at(best(grades))) });
          expect(cashOutPrice({ ...whole, marginMilli: 40n })).toBeLessThanOrEqual(most);
        }
      }),
    );
  });
});

describe('a part of a cash-out', () => {
  it('sells its percent of what is left and pays in proportion, rounded half up', () => {
    expect(cashOutPart({ price: 9_120n, left: 10_000n }, 50)).toEqual({ sold: 5_000n, paid: 4_560n });
    expect(cashOutPart({ price: 9_121n, left: 10_000n }, 50)).toEqual({ sold: 5_000n, paid: 4_561n });
    expect(cashOutPart({ price: 9_121n, left: 10_000n }, 25)).toEqual({ sold: 2_500n, paid: 2_280n });
    expect(cashOutPart({ price: 9_121n, left: 10_000n }, 100)).toEqual({ sold: 10_000n, paid: 9_121n });
  });

  it('pays for the risk that is sold after rounding, not for the percent', () => {
    // One percent of 1.50 yuan is 1.5 fen: two are sold.
    expect(cashOutPart({ price: 15_000n, left: 150n }, 1)).toEqual({ sold: 2n, paid: 200n });
  });

  it('is at least what pays the least amount', () => {
    expect(minCashOutPart({ price: 99n, left: 10_000n })).toBeUndefined();
    expect(minCashOutPart({ price: 100n, left: 10_000n })).toBe(100);
    expect(minCashOutPart({ price: 9_120n, left: 10_000n })).toBe(2);
    expect(minCashOutPart({ price: 1_000_000n, left: 10_000n })).toBe(1);
  });

  it('pays by many sales at most a fen each more than by one, and the least part is the first that pays enough', () => {
    const amount = fc.bigInt(100n, 5_000_000n);
    fc.assert(
      fc.property(
        amount,
        amount,
        fc.array(fc.integer({ min: 1, max: 100 }), { maxLength: 8 }),
        (price, risk, parts) => {
          let [left, paid, sales] = [risk, 0n, 0n];
          for (const part of parts) {
            // The price of what is left, as `cashOutPrice` says it, of a value that is a whole fen.
            const sale = cashOutPart({ price: shareOf(price, left, risk), left }, part);
            if (sale.paid < minCashOut) continue;
            [left, paid, sales] = [left - sale.sold, paid + sale.paid, sales + 1n];
          }
          // Twice half a fen: the price of what was left, and its part. A margin of 4 % of a yuan is four.
          expect(paid * risk).toBeLessThanOrEqual(price * (risk - left) + sales * risk);
          const least = minCashOutPart({ price, left: risk }) ?? 0;
          expect(cashOutPart({ price, left: risk }, least).paid).toBeGreaterThanOrEqual(minCashOut);
          if (least > 1) expect(cashOutPart({ price, left: risk }, least - 1).paid).toBeLessThan(minCashOut);
        },
      ),
    );
  });
});
