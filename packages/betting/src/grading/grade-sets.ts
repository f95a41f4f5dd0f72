import { lineOfHome, parseLine } from '../markets/line.ts';
import type { Market, MarketPick } from '../markets/market.ts';
import { findPick } from '../markets/markets.ts';
import { type Grade, gradeHandicap, gradeTotal, type Score } from './grade.ts';
import type { GradedSelection, MatchResult } from './grade-market.ts';

/** What ends matches of a sport of sets early, and what its markets count. Its object has them; the page of rules says them. */
export interface SetsRules {
  /** Finished sets after which who goes on has won when the other gives up; absent = never. */
  readonly retiredAfter?: number;
  /** Handicap, total and odd/even count the sets themselves; else what sets are made of. */
  readonly countsSets?: boolean;
}

/**
 * As `gradeMarket`, of a sport of sets (docs/rules.md#sports-of-sets): `full` counts sets, `sets` the games or points of
 * each. All of the match counts, also in play.
 * @throws RangeError for a market or a line that is not traded.
 */
export function gradeSets(
  selection: GradedSelection,
  result: MatchResult,
  rules: SetsRules,
): Grade | undefined {
  const found = findPick(selection.wtype, selection.rtype);
  if (!found) throw new RangeError(`No market ${selection.wtype} with pick ${selection.rtype}.`);
  const { market, pick } = found;
  if (market.kind === 'set-winner') return gradeSetWinner(market, pick, result);
  if (result.full && !result.cancelled)
    return gradeEnd(selection, found, result.full, rules.countsSets ? [result.full] : allSets(result));
  return result.cancelled ? gradeStopped(selection, found, result, rules) : undefined;
}

interface Found {
  readonly market: Market;
  readonly pick: MarketPick;
}

function gradeSetWinner(market: Market, { pick }: MarketPick, result: MatchResult): Grade | undefined {
  const { sets = [], reached = [0, 0], full, cancelled } = result;
  const finished = cancelled ? reached[0] + reached[1] : sets.length;
  const score = (market.set ?? 0) <= finished ? sets[(market.set ?? 0) - 1] : undefined;
  if (score) return pick === sideOf(score) ? 'W' : 'L';
  // A set that was played and is not reported yet leaves its bets open.
  return cancelled || (full && allSets({ full, sets })) ? 'D' : undefined;
}

/** The sets of a match at its end; undefined until every one of them is reported. */
function allSets({ full, sets }: Pick<MatchResult, 'full' | 'sets'>): readonly Score[] | undefined {
  return full && sets?.length === full[0] + full[1] ? sets : undefined;
}

function gradeEnd(
  { line, strong }: GradedSelection,
  { market, pick }: Found,
  full: Score,
  sets: readonly Score[] | undefined,
): Grade | undefined {
  const side = pick.pick === 'H' ? 'H' : 'C';
  switch (market.kind) {
    case '1x2':
      return pick.pick === sideOf(full) ? 'W' : 'L';
    case 'set-score':
      return pick.pick === full.join(':') ? 'W' : 'L';
    case 'set-handicap':
      return gradeHandicap({ lineHome: signed(line, strong), side, score: full });
  }
  // The other markets count games or points.
  if (!sets) return undefined;
  const score = countedIn(sets);
  switch (market.kind) {
    case 'handicap':
      return gradeHandicap({ lineHome: signed(line, strong), side, score });
    case 'total':
      return gradeTotal({ line, side: pick.pick === 'O' ? 'O' : 'U', total: score[0] + score[1] });
    case 'odd-even':
      return pick.pick === ((score[0] + score[1]) % 2 === 0 ? 'EVEN' : 'ODD') ? 'W' : 'L';
    default:
      throw new RangeError(`A ${market.kind} market is not one of sets.`);
  }
}

/** What no way to play on could change stands; who wins is said by the rules of the sport; everything else is D. */
function gradeStopped(
  selection: GradedSelection,
  found: Found,
  { reached, sets, winner }: MatchResult,
  { retiredAfter, countsSets }: SetsRules,
): Grade {
  if (!reached) return 'D';
  const { market, pick } = found;
  if (market.kind === '1x2') {
    const counts = retiredAfter !== undefined && reached[0] + reached[1] >= retiredAfter && winner;
    if (!counts) return 'D';
    return pick.pick === winner ? 'W' : 'L';
  }
  if (market.kind === 'total') {
    const [home, away] = countsSets ? reached : countedIn(sets ?? []);
    const over = gradeTotal({ line: selection.line, side: 'O', total: home + away });
    if (over !== 'W') return 'D';
    return pick.pick === 'O' ? 'W' : 'L';
  }
  // A score of sets that cannot come about any more is lost; a handicap is never decided early.
  return market.kind === 'set-score' && !mayEnd(pick.pick, reached) ? 'L' : 'D';
}

function mayEnd(pick: string, [home, away]: Score): boolean {
  const [h = 0, c = 0] = pick.split(':').map(Number);
  return h > c ? h > home && c >= away : c > away && h >= home;
}

function countedIn(sets: readonly Score[]): Score {
  return sets.reduce<Score>(([home, away], [h, c]) => [home + h, away + c], [0, 0]);
}

function sideOf([home, away]: Score): 'H' | 'C' {
  return home > away ? 'H' : 'C';
}

function signed(text: string, strong: GradedSelection['strong']): string {
  const line = parseLine(text);
  if (line === undefined) throw new RangeError(`"${text}" is not a line of whole quarters.`);
  return String(lineOfHome(line, strong) / 4);
}
