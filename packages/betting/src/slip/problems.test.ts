import { describe, expect, it } from 'vitest';
import { findProblems } from './problems.ts';
import { readStake } from './stake.ts';

describe('the problems of a bet', () => {
  const limits = { min: 10_00n, max: 50_000_00n, balance: 100_00n };
  // As at -1.96 in Indonesian odds.
  const riskOf = (fen: bigint) => (fen * 196n) / 100n;
  const bet = (typed: string) => {
    const stake = readStake(typed);
    return { stake, open: true, risk: stake.ok ? riskOf(stake.fen) : undefined };
  };
  const kinds = (typed: string) => findProblems(bet(typed), limits).map(({ kind }) => kind);

  it('are none when the bet may be placed', () => expect(kinds('50')).toEqual([]));
  it('include the minimum, also for zero', () => expect(kinds('0')).toEqual(['below-minimum']));
  it('include the maximum', () => expect(kinds('60000')).toEqual(['above-maximum', 'over-balance']));
  it('include the balance, compared with the risk', () => expect(kinds('60')).toEqual(['over-balance']));
  it('include a stake that is no amount', () => {
    expect(findProblems(bet('1e5'), limits)).toEqual([{ kind: 'stake', why: 'exponent' }]);
  });
  it('include a closed market and a moved line or price', () => {
    expect(findProblems({ stake: readStake('50'), open: false }, limits)).toEqual([{ kind: 'suspended' }]);
    expect(findProblems({ ...bet('50'), change: 'line-changed' }, limits)).toEqual([
      { kind: 'line-changed' },
    ]);
    expect(findProblems({ ...bet('50'), change: 'odds-changed' }, limits)).toEqual([
      { kind: 'price-changed' },
    ]);
  });
});
