import type { Fen } from '@lobby/money';
import type { StakeReading, StakeRefusal } from './stake.ts';

/** The problems that keep a slip from being ordered, most important first. */
export type SlipProblem =
  | { readonly kind: 'suspended' }
  | { readonly kind: 'line-changed' }
  | { readonly kind: 'price-changed' }
  | { readonly kind: 'stake'; readonly why: StakeRefusal }
  | { readonly kind: 'below-minimum'; readonly min: Fen }
  | { readonly kind: 'above-maximum'; readonly max: Fen }
  | { readonly kind: 'over-balance'; readonly balance: Fen };

export interface SlipLimits {
  readonly min?: Fen;
  readonly max?: Fen;
  /** Free balance; absent while it is not known. */
  readonly balance?: Fen;
}

/** One bet as the slip holds it now. */
export interface SlipBet {
  /** As `readStake` read it at the field. */
  readonly stake: StakeReading;
  /** Its market takes bets. */
  readonly open: boolean;
  /** What it holds of the balance, when that is known. */
  readonly risk?: Fen;
  /** A change that the member has not agreed to. */
  readonly change?: 'line-changed' | 'odds-changed';
}

/** Everything that is wrong with a bet; empty when it may be placed. The platform checks all of it again. */
export function findProblems(bet: SlipBet, limits: SlipLimits): readonly SlipProblem[] {
  const problems: SlipProblem[] = [];
  if (!bet.open) problems.push({ kind: 'suspended' });
  if (bet.change === 'line-changed') problems.push({ kind: 'line-changed' });
  if (bet.change === 'odds-changed') problems.push({ kind: 'price-changed' });

  const reading = bet.stake;
  if (!reading.ok) return [...problems, { kind: 'stake', why: reading.why }];

  const { min, max, balance } = limits;
  if (reading.fen === 0n || (min !== undefined && reading.fen < min)) {
    problems.push({ kind: 'below-minimum', min: min ?? 1n });
  }
  if (max !== undefined && reading.fen > max) problems.push({ kind: 'above-maximum', max });
  if (bet.risk !== undefined && balance !== undefined && bet.risk > balance) {
    problems.push({ kind: 'over-balance', balance });
  }
  return problems;
}
