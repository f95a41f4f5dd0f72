import { testMatch } from '@lobby/simulation/testing/match';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boardOf } from '../trader/board.ts';
import { unadjustedChances } from '../trader/book.ts';
import { noInputs } from '../trader/book-inputs.ts';
import { maxAdjustment, printAdjustment, readAdjustment } from '../trader/liability-adjustment.ts';
import { freshMoment } from '../trader/moment.ts';
import { adjustmentDiffers, liabilityAdjustmentOf } from './adjust-for-liability.ts';
import { exposureOf } from './exposure.ts';

const match = testMatch({ expected: [1.5, 1.3] });
const before = freshMoment(match, match.kickoff - 3_600_000, noInputs);
const scoreSoFar = { score: [0, 0], halfScore: undefined } as const;
const yuan = (amount: number) => BigInt(amount) * 100n;
const backed = (wtype: string, rtype: string, amount: number, line = '') => ({
  ...{ wtype, rtype, line, strong: line && wtype === 'R' ? ('H' as const) : ('' as const), score_at_bet: '' },
  risk: yuan(amount),
  win: yuan(amount),
});
const adjusted = (...sums: ReturnType<typeof backed>[]) => {
  const adjustment = liabilityAdjustmentOf(
    exposureOf(sums),
    unadjustedChances(match, before),
    scoreSoFar,
    yuan(200_000),
  );
  return { ...before, inputs: { ...noInputs, adjustment } };
};
const chances = (moment: typeof before) => boardOf(match, moment, 'all');

describe('prices of a match with liability', () => {
  it('fall on the side the house would lose on and rise on the other, consistently in every market', () => {
    const plain = chances(before);
    const after = chances(adjusted(backed('M', 'MH', 4_000)));
    for (const field of ['ior_MH', 'ior_RH', 'ior_H1C0', 'ior_FHH', 'ior_HMH']) {
      expect(Number(after[field]), field).toBeLessThanOrEqual(Number(plain[field]));
    }
    for (const field of ['ior_MC', 'ior_RC']) {
      expect(Number(after[field]), field).toBeGreaterThan(Number(plain[field]));
    }
    expect(Number(after.ior_MH)).toBeLessThan(Number(plain.ior_MH));
  });

  it('move a step after four bets of 500 on one selection', () => {
    const plain = chances(before);
    const field = 'ior_OUC';
    const after = chances(adjusted(backed('OU', 'OUC', 2_000, plain.ratio_o)));
    expect(Number(after[field])).toBeLessThan(Number(plain[field]));
  });

  it('do not move when both sides of a market are backed equally', () => {
    const both = adjusted(backed('OU', 'OUC', 40_000, '2.5'), backed('OU', 'OUH', 40_000, '2.5'));
    expect(chances(both)).toEqual(chances(before));
  });

  it('never move further than the margins cover, whatever the stakes', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 50_000_000 }),
        fc.constantFrom('MH', 'MN', 'MC'),
        (amount, pick) => {
          const { adjustment } = adjusted(backed('M', pick, amount)).inputs;
          for (const milli of [...adjustment!.full, ...adjustment!.half, ...adjustment!.halfFull]) {
            expect(Math.abs(milli)).toBeLessThanOrEqual(maxAdjustment);
          }
        },
      ),
    );
  });
});

describe('an adjustment', () => {
  it('is read from a row as it was written', () => {
    const { adjustment } = adjusted(backed('F', 'FHH', 3_000), backed('HM', 'HMN', 2_000)).inputs;
    expect(readAdjustment(printAdjustment(adjustment!))).toEqual(adjustment);
    expect(adjustmentDiffers(readAdjustment(printAdjustment(adjustment!)), adjustment!)).toBe(false);
  });
});
