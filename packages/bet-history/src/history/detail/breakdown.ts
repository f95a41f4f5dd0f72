import {
  type CombinationState,
  type Grade,
  parseOdds,
  systemOf,
  type TicketLeg,
  ticketBreakdown,
} from '@lobby/betting';
import { type Fen, formatYuan, parseYuan } from '@lobby/money';
import type { Bet, BetLeg } from '../bet-words.ts';

/** One combination of a settled ticket. */
export interface CombinationRow {
  /** Positions in the ticket's legs, from 0. */
  readonly legs: readonly number[];
  /** Decimal odds. */
  readonly odds: string;
  readonly state: CombinationState;
  /** Yuan, rounded for show. */
  readonly returns: string;
}

export interface Breakdown {
  readonly rows: readonly CombinationRow[];
  /** What the ticket returned, yuan. */
  readonly returns: string;
  /** Whether the returns of the rows add up to it; rounding each of them can make them differ by some fen. */
  readonly isExact: boolean;
}

/** A settled bet combination by combination; undefined when its record does not say what is needed for that. */
export function breakdownOf(bet: Bet): Breakdown | undefined {
  const unit = parseYuan(bet.unit);
  const returned = returnOf(bet);
  const legs = bet.legs.flatMap(leg => readLeg(leg) ?? []);
  const isWhole = legs.length === bet.legs.length && systemOf(legs.length, bet.folds);
  if (unit === undefined || returned === undefined || !isWhole) return undefined;
  const { combinations } = ticketBreakdown({ unit, sizes: bet.folds, legs });
  return {
    rows: combinations.map(row => ({ ...row, returns: formatYuan(row.returns) })),
    returns: formatYuan(returned),
    isExact: combinations.reduce((sum, row) => sum + row.returns, 0n) === returned,
  };
}

/** What came back of the balance a bet held, fen. */
function returnOf({ risk, netWin }: Bet): Fen | undefined {
  const [held, net] = [parseYuan(risk), parseYuan(netWin)];
  return held === undefined || net === undefined ? undefined : held + net;
}

const grades: readonly Grade[] = ['W', 'LW', 'P', 'LL', 'L', 'D'];

/** Undefined for a leg that cannot be in a ticket of several: its price or its result is not known here. */
function readLeg({ oddsFormat, odds, result }: BetLeg): TicketLeg | undefined {
  const grade = grades.find(name => name === result);
  const isCombined = oddsFormat === 'E' || oddsFormat === 'H';
  if (!isCombined || !parseOdds(oddsFormat, odds) || (result && !grade)) return undefined;
  return { format: oddsFormat, odds, grade };
}
