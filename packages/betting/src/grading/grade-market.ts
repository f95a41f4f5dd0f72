import { football, type SportPlay } from '@lobby/sports';
import { lineOfHome, parseLine, type Strong } from '../markets/line.ts';
import { isOfBothHalves, type Market, type MarketPick } from '../markets/market.ts';
import { findPick } from '../markets/markets.ts';
import { isHalfOrFull } from '../markets/periods.ts';
import { pickOf, sameMatchGroups } from '../markets/same-match.ts';
import type { TimedGoal } from './goal-times.ts';
import { countedGoals, type Grade, gradeHandicap, gradeTotal, type Score } from './grade.ts';
import { gradeNextGoal } from './grade-next-goal.ts';
import { gradePick } from './grade-pick.ts';
import { gradeStopped } from './grade-stopped.ts';
import { reachedIn, scoreOfPeriod } from './score-of-period.ts';

/** What must be known of a bet to grade it. */
export interface GradedSelection {
  readonly wtype: string;
  readonly rtype: string;
  /** As printed when the bet was taken; empty for markets without a line. */
  readonly line: string;
  readonly strong: Strong;
  /** In play: the score when the bet was taken. */
  readonly scoreAtBet?: Score;
}

/** What is known of the match. Ninety minutes and stoppage only. */
export interface MatchResult {
  readonly half?: Score;
  readonly full?: Score;
  /** Of football: the goals that count, with their times, as far as they are known. */
  readonly goals?: readonly TimedGoal[];
  /** Of a sport of sets: games or points of each finished set; of a stopped match, also of the running one. */
  readonly sets?: readonly Score[];
  /** Of a sport of quarters: the points of each finished quarter of regular time. */
  readonly quarters?: readonly Score[];
  /** The match will not be finished: what is not decided is cancelled. */
  readonly cancelled?: boolean;
  /** Of one that was stopped: the score then. What it had decided stands. */
  readonly reached?: Score;
  /** Of one that was stopped because a side gave up: the other. */
  readonly winner?: 'H' | 'C';
  /** And how much of it was played, in what its sport counts. */
  readonly played?: number;
}

/**
 * Grades a bet on any market. Undefined while the score it needs is not known; D when it never will be, unless what was
 * reached decides it.
 * @param play of its sport.
 * @throws RangeError for a market or a line that is not traded.
 */
export function gradeMarket(
  selection: GradedSelection,
  result: MatchResult,
  play: SportPlay = football.play,
): Grade | undefined {
  const found = findPick(selection.wtype, selection.rtype);
  if (!found) throw new RangeError(`No market ${selection.wtype} with pick ${selection.rtype}.`);
  const { market, pick } = found;
  if (market.kind === 'same-match') {
    return combineGrades(
      (sameMatchGroups(pick.rtype) ?? []).map(group =>
        group.map(part => gradeMarket({ ...pickOf(part), scoreAtBet: selection.scoreAtBet }, result, play)),
      ),
    );
  }
  if (market.kind === 'next-goal') return gradeNextGoal(pick, selection.line, result);
  const score = scoreOfPeriod(market.period, result);
  if (!score || (isOfBothHalves(market.kind) && !result.half)) {
    const { half, cancelled } = result;
    const reached = reachedIn(market.period, result, play);
    return cancelled ? gradeStopped({ market, pick, line: selection.line }, { half, reached }) : undefined;
  }
  return gradeByScore(found, selection, score, result.half);
}

interface Found {
  readonly market: Market;
  readonly pick: MarketPick;
}

function gradeByScore(
  { market, pick }: Found,
  selection: GradedSelection,
  score: Score,
  half?: Score,
): Grade {
  switch (market.kind) {
    case 'handicap':
      return gradeHandicap({
        lineHome: signedLine(selection),
        side: pick.pick === 'H' ? 'H' : 'C',
        score,
        // Before kick-off there is nothing to subtract, whatever the record holds, and a smaller part begins at 0:0.
        scoreAtBet: market.phase === 'live' && isHalfOrFull(market.period) ? selection.scoreAtBet : undefined,
      });
    case 'total':
    case 'home-total':
    case 'away-total':
      return gradeTotal({
        line: selection.line,
        side: pick.pick === 'O' ? 'O' : 'U',
        total: countedGoals(market.kind, score),
      });
    default:
      return gradePick(market, pick, score, half);
  }
}

function signedLine(selection: GradedSelection): string {
  const line = parseLine(selection.line);
  if (line === undefined) throw new RangeError(`"${selection.line}" is not a line of whole quarters.`);
  return String(lineOfHome(line, selection.strong) / 4);
}

/**
 * What a same-match combination came to by the grades of its parts, which are never half or level. Open while a part
 * is. A group is won by any of its parts; the combination is lost with a group, else cancelled with one, else won.
 */
function combineGrades(groups: readonly (readonly (Grade | undefined)[])[]): Grade | undefined {
  if (groups.flat().includes(undefined)) return undefined;
  const grades = groups.map(parts => firstOf(['W', 'D', 'L'], parts));
  return firstOf(['L', 'D', 'W'], grades);
}

function firstOf(order: readonly Grade[], grades: readonly (Grade | undefined)[]): Grade | undefined {
  return order.find(grade => grades.includes(grade));
}
