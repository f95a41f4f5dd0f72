import { describe, expect, it } from 'vitest';
import { judgeReturn } from './judge-return.ts';

const spread = { sigma: '2.000', from: '94.00', to: '94.01' };
/** So many rounds of one yuan that gave back these hundredths of a percent. */
const played = (rounds: number, hundredths: number) => ({
  rounds,
  staked: BigInt(rounds) * 100n,
  returned: (BigInt(rounds) * BigInt(hundredths)) / 100n,
  swing: 1 / Math.sqrt(rounds),
});

describe('the return of a game', () => {
  it('lies within 3.29 σ/√n around what the sheet says', () => {
    // 3.29 × 2 / √10,000 = 6.58 %.
    expect(judgeReturn(played(10_000, 94_00), spread)).toEqual({
      measured: '94.00',
      from: '87.42',
      to: '100.59',
      verdict: 'within',
    });
    expect(judgeReturn(played(10_000, 87_43), spread).verdict).toBe('within');
    expect(judgeReturn(played(10_000, 87_41), spread).verdict).toBe('below');
    expect(judgeReturn(played(10_000, 100_60), spread).verdict).toBe('above');
  });

  it('of less than a thousand rounds of one stake says nothing', () => {
    expect(judgeReturn(played(999, 0), spread).verdict).toBe('few');
    expect(judgeReturn(played(1_001, 0), spread).verdict).toBe('below');
    expect(judgeReturn({ rounds: 0, staked: 0n, returned: 0n, swing: 0 }, spread)).toMatchObject({
      measured: '',
      verdict: 'few',
    });
  });

  it('of rounds of unlike stakes is judged as of fewer', () => {
    // One round of 1,000 and 9,999 of 1: most of what was staked hangs on few rounds.
    const staked = 1_000 + 9_999;
    const swing = Math.sqrt(1_000 ** 2 + 9_999) / staked;
    const of = { rounds: 10_000, staked: BigInt(staked) * 100n, returned: 0n, swing };
    expect(judgeReturn(of, spread).verdict).toBe('few');
  });
});
