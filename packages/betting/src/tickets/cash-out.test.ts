import { ratioText } from '@lobby/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Grade } from '../grading/grade.ts';
import { settleBet } from '../grading/settle.ts';
import {
  cashOutPart,
  cashOutPrice,
  certainChance,
  expectedReturn,
  type GradeChances,
  minCashOut,
  minCashOutPart,
} from './cash-out.ts';
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

describe('the price of a ticket', () => {
  const leg = { returns: { n: 19n, d: 20n }, marginMilli: 40n };
  const ticket = { unit: 10_000n, legs: [leg], risk: 10_000n, left: 10_000n };

  it('is its average return less the margin, rounded down', () => {
    // 100 yuan × 0.95 × 0.96
    expect(cashOutPrice(ticket)).toBe(9_120n);
    expect(cashOutPrice({ ...ticket, unit: 9_999n, risk: 9_999n, left: 9_999n })).toBe(9_119n);
  });

  it('is of what is left of it', () => {
    expect(cashOutPrice({ ...ticket, left: 2_500n })).toBe(2_280n);
    expect(cashOutPrice({ ...ticket, left: 0n })).toBe(0n);
  });

  it('multiplies the legs of a series, each less its own margin', () => {
    const [won, open] = [{ odds: '2.00', grade: 'W' } as const, { odds: '3.00' }].map(parts =>
      expectedReturn({ format: 'E', ...parts }, percents({ W: 25 })),
    );
    const legs = [
      { returns: won!, marginMilli: 0n },
      { returns: open!, marginMilli: 60n },
    ];
    // 2.00 × 0.75 × 0.94
    expect(cashOutPrice({ ...ticket, legs })).toBe(14_100n);
  });

  it('of a ticket that is surely won is its return, without a margin', () => {
    const legs = [{ format: 'H', odds: '0.93', grade: 'W' } as const, { format: 'E', odds: '3.15' } as const];
    const sure = legs.map(one => ({
      returns: expectedReturn(one, { W: certainChance }),
      marginMilli: 0n,
    }));
    const paid = ticketReturn({ unit: 10_001n, sizes: [2], legs });
    const price = cashOutPrice({ ...ticket, unit: 10_001n, legs: sure, risk: 10_001n, left: 10_001n });
    expect(paid - price).toBeGreaterThanOrEqual(0n);
    expect(paid - price).toBeLessThanOrEqual(1n);
  });
});

describe('a part of a cash-out', () => {
  it('sells its percent of what is left and pays in proportion, rounded down', () => {
    expect(cashOutPart({ price: 9_120n, left: 10_000n }, 50)).toEqual({ sold: 5_000n, paid: 4_560n });
    expect(cashOutPart({ price: 9_121n, left: 10_000n }, 50)).toEqual({ sold: 5_000n, paid: 4_560n });
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

  it('never pays more by many sales than by one, and the least part is the first that pays enough', () => {
    const amount = fc.bigInt(100n, 5_000_000n);
    fc.assert(
      fc.property(
        amount,
        amount,
        fc.array(fc.integer({ min: 1, max: 100 }), { maxLength: 8 }),
        (price, risk, parts) => {
          let [left, paid] = [risk, 0n];
          for (const part of parts) {
            // The price of what is left, as `cashOutPrice` says it.
            const sale = cashOutPart({ price: (price * left) / risk, left }, part);
            [left, paid] = [left - sale.sold, paid + sale.paid];
          }
          expect(paid * risk).toBeLessThanOrEqual(price * (risk - left));
          const least = minCashOutPart({ price, left: risk }) ?? 0;
          expect(cashOutPart({ price, left: risk }, least).paid).toBeGreaterThanOrEqual(minCashOut);
          if (least > 1) expect(cashOutPart({ price, left: risk }, least - 1).paid).toBeLessThan(minCashOut);
        },
      ),
    );
  });
});
