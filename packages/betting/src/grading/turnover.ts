import { compareRatio, divideHalfUp, type Fen, type Ratio } from '@lobby/money';
import { findPick } from '../markets/markets.ts';
import { goalOfLine } from '../markets/next-goal.ts';
import { sameMatchGroups, sameMatchInPhase } from '../markets/same-match.ts';
import { decimalOf, type OddsFormat } from '../odds/odds.ts';
import { exactRisk } from '../odds/risk.ts';
import type { Grade } from './grade.ts';

interface SettledSingle {
  readonly format: OddsFormat;
  readonly odds: string;
  readonly stake: Fen;
  readonly grade: Grade;
}

/** A bet the book has taken; without a grade it is not settled. */
export interface TurnoverBet extends Omit<SettledSingle, 'grade'> {
  readonly wtype: string;
  readonly rtype: string;
  readonly line: string;
  readonly grade?: Grade;
}

/** At this price or less nothing counts. */
export const minDecimal: Ratio = { n: 3n, d: 2n };

/** Halves of the base that count, per grade. */
export const counted: Record<Grade, bigint> = { W: 2n, LW: 1n, P: 0n, LL: 1n, L: 2n, D: 0n };

/**
 * 有效投注 of a settled single by its grade, in fen (docs/rules.md#turnover). Knows nothing of other bets: what counts is
 * what `turnovers` says.
 */
export function validTurnover(bet: SettledSingle): Fen {
  if (compareRatio(decimalOf(bet.format, bet.odds), minDecimal) <= 0) return 0n;
  const { risk } = exactRisk(bet.format, bet.odds, bet.stake);
  return divideHalfUp(risk.n * counted[bet.grade], 2n * risk.d);
}

/**
 * 有效投注 of all bets one member has on one match, in fen and in their order; 0 for a bet that is not settled, and for
 * bets on several picks of a market (docs/rules.md#turnover). Does not depend on the order in which they settle.
 */
export function turnovers(bets: readonly TurnoverBet[]): readonly Fen[] {
  const sides = new Map<string, Set<string>>();
  for (const bet of bets) {
    const found = sideOf(bet);
    if (!found || bet.grade === 'D') continue;
    sides.set(found.market, (sides.get(found.market) ?? new Set()).add(found.side));
  }
  return bets.map(({ grade, ...bet }) => {
    const found = sideOf(bet);
    const isHedged = found !== undefined && (sides.get(found.market)?.size ?? 0) > 1;
    return grade === undefined || isHedged ? 0n : validTurnover({ ...bet, grade });
  });
}

function sideOf({ wtype, rtype, line }: Pick<TurnoverBet, 'wtype' | 'rtype' | 'line'>) {
  const found = findPick(wtype, rtype);
  if (!found) return undefined;
  const groups = found.market.kind === 'same-match' ? sameMatchGroups(rtype) : undefined;
  // A combination names its parts by their codes, which are others in play.
  const side = (groups && sameMatchInPhase(groups, 'pre')) ?? found.pick.pick;
  const { kind, period, set } = found.market;
  // Who scores one goal and who scores another are two markets; all lines of any other are one.
  const number = set ?? (kind === 'next-goal' ? goalOfLine(line) : undefined);
  return { market: `${kind}/${period}/${number ?? ''}`, side };
}
