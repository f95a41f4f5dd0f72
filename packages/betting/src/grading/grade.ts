import { parseLine, type Quarters } from '../markets/line.ts';
import type { MarketKind } from '../markets/market.ts';

/** W win, LW half win, P draw, LL half loss, L loss, D cancelled. */
export type Grade = 'W' | 'LW' | 'P' | 'LL' | 'L' | 'D';

/** Goals of home and away. */
export type Score = readonly [home: number, away: number];

/** The grade of the other side of a two-way market. */
export const mirrorGrade: Record<Grade, Grade> = { W: 'L', LW: 'LL', P: 'P', LL: 'LW', L: 'W', D: 'D' };

export interface HandicapBet {
  /** The line added to the home score: "-0.75" when home gives. */
  readonly lineHome: string;
  readonly side: 'H' | 'C';
  /** After 90 minutes; of the half for a first-half bet. */
  readonly score: Score;
  /** In play: the score when the bet was taken. The bet then counts from 0:0 (docs/rules.md#settlement). */
  readonly scoreAtBet?: Score;
}

/** Grades an Asian handicap bet; a quarter line is two half bets on the neighbouring lines. */
export function gradeHandicap({ lineHome, side, score, scoreAtBet = [0, 0] }: HandicapBet): Grade {
  const lead = score[0] - scoreAtBet[0] - (score[1] - scoreAtBet[1]);
  const grade = gradeMargin(lead * 4 + quartersOf(lineHome));
  return side === 'H' ? grade : mirrorGrade[grade];
}

/** Grades over (O) or under (U); all goals of the match count, in play too. */
export function gradeTotal(bet: {
  readonly line: string;
  readonly side: 'O' | 'U';
  readonly total: number;
}): Grade {
  const over = gradeMargin(bet.total * 4 - quartersOf(bet.line));
  return bet.side === 'O' ? over : mirrorGrade[over];
}

/** The goals that a market over and under counts: of home, of away, or of both. */
export function countedGoals(kind: MarketKind, [home, away]: Score): number {
  if (kind === 'home-total') return home;
  return kind === 'away-total' ? away : home + away;
}

/** By how many quarter goals the line was beaten: one quarter decides half of the bet. */
function gradeMargin(quarters: Quarters): Grade {
  if (quarters >= 2) return 'W';
  if (quarters === 1) return 'LW';
  if (quarters === 0) return 'P';
  return quarters === -1 ? 'LL' : 'L';
}

function quartersOf(line: string): Quarters {
  const quarters = parseLine(line);
  if (quarters === undefined) throw new RangeError(`"${line}" is not a line of whole quarters.`);
  return quarters;
}
