import { describe, expect, it } from 'vitest';
import { disputableUntil } from './disputable-until.ts';

const fourteenDays = 14 * 24 * 3_600_000;
const steps = [
  { kind: 'settled', at: 5_000 },
  { kind: 'resettled', at: 9_000 },
];

describe('until when a bet can be disputed', () => {
  it('is fourteen days after it was settled', () => {
    const bet = { status: 'settled', settledAt: 5_000, steps: steps.slice(0, 1) };
    expect(disputableUntil(bet)).toBe(5_000 + fourteenDays);
  });
  it('is fourteen days after it was settled anew', () => {
    expect(disputableUntil({ status: 'settled', settledAt: 5_000, steps })).toBe(9_000 + fourteenDays);
  });
  it('counts the sale of a whole bet, which has no step of a settlement', () => {
    const sold = [{ kind: 'cashed-out', at: 7_000 }];
    expect(disputableUntil({ status: 'settled', settledAt: 7_000, steps: sold })).toBe(7_000 + fourteenDays);
  });
  it.each(['pending', 'open', 'rejected'])('is not known of a bet that is %s', status => {
    expect(disputableUntil({ status, settledAt: null, steps })).toBeUndefined();
  });
});
