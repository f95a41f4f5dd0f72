import {
  type Grade,
  type GradedSelection,
  gradeMarket,
  isToldBy,
  type MatchPart,
  type MatchResult,
  marketByWtype,
  partOf,
  type ShownScores,
  toldParts,
} from '@lobby/betting';
import type { MatchState } from '@lobby/fixtures';
import type { SportCode } from '@lobby/sports';
import { sportOf } from '../sports/sports.ts';
import { readResult } from './grade-leg.ts';
import type { ResultChanges } from './result-changes.ts';
import { gradeOf, isNewer, type StoredSettlement, wordOf } from './settlement-of-market.ts';

/** What is asked about: a selection of a match. */
interface Asked {
  readonly gtype: SportCode;
  readonly wtype: string;
  readonly rtype: string;
}

/**
 * Whether what was reported of a match tells a selection, in whole or in part, beyond the state that its price is made
 * from: whoever reads results would bet against a price that does not know them. Pure.
 */
export function isTold(
  { gtype, wtype, rtype }: Asked,
  { result, markets }: Pick<ResultChanges, 'result' | 'markets'>,
  state: MatchState,
): boolean {
  const shown = shownOf(state);
  const told = result ? toldParts(readResult(result), shown) : [];
  const settled = newestOf(markets).flatMap(row => settledPart(row, gtype, stoppedAt(state, shown)));
  return isToldBy(wtype, rtype, [...told, ...settled]);
}

function shownOf({ phase, score, halfScore, period, sets }: MatchState): ShownScores {
  return {
    score,
    isFirstHalfOver: phase !== 'pre' && phase !== '1H',
    half: halfScore,
    quarters: period?.scores.slice(0, period.isBreak ? period.number : period.number - 1),
    sets: sets?.scores.slice(0, score[0] + score[1]),
  };
}

/** The match as if it ended here: what that decides, everybody knows. */
function stoppedAt(
  { clock, incidents }: MatchState,
  { half, quarters, sets, score }: ShownScores,
): MatchResult {
  const goals = incidents?.flatMap(({ kind, side, minute }) => (kind === 'goal' ? [{ side, minute }] : []));
  return {
    ...{ half, quarters, sets, goals, reached: score, cancelled: true },
    played: Math.floor(clock / 60),
  };
}

/** Of each market and line what holds. */
function newestOf(rows: readonly StoredSettlement[]): readonly StoredSettlement[] {
  const newest = new Map<string, StoredSettlement>();
  for (const row of rows) {
    const key = `${row.wtype} ${row.line}`;
    const other = newest.get(key);
    if (!other || isNewer(row, other)) newest.set(key, row);
  }
  return [...newest.values()];
}

/** The part that a provider settled a market of; none where what is shown decides the same. */
function settledPart(row: StoredSettlement, gtype: SportCode, stopped: MatchResult): MatchPart[] {
  const market = marketByWtype(row.wtype);
  const { says } = wordOf(row);
  if (!market || typeof says === 'string') return [];
  const isNews = Object.entries(says).some(([rtype, pick]) => {
    const grade = gradeOf(pick);
    if (grade === 'D') return false;
    // Of all lines together nobody knows which of them the score has decided.
    if (market.lineField && row.line === '') return true;
    return gradeShown({ wtype: row.wtype, rtype, line: row.line, strong: '' }, gtype, stopped) !== grade;
  });
  return isNews ? [partOf(market)] : [];
}

function gradeShown(selection: GradedSelection, gtype: SportCode, stopped: MatchResult): Grade | undefined {
  // A handicap is named with the side that gives it, and is decided by no score before the end.
  if (marketByWtype(selection.wtype)?.strongField) return undefined;
  const { play, settlement } = sportOf({ gtype });
  // Not by the rules for official games: those end no match that goes on.
  return play.sets ? settlement.grade(selection, stopped) : gradeMarket(selection, stopped, play);
}
