import type { Market } from '../markets/market.ts';
import { findPick } from '../markets/markets.ts';
import { overlap, type Period, quarterPeriods } from '../markets/periods.ts';
import { pickOf, sameMatchGroups } from '../markets/same-match.ts';
import type { Score } from './grade.ts';
import type { MatchResult } from './grade-market.ts';
import { sumOf } from './score-of-period.ts';

/** A part of a match that a market may be about. */
export type MatchPart = Period | SetPart;
type SetPart = `S${number}`;

/** What is shown of a match, which its prices are made from. */
export interface ShownScores {
  readonly score: Score;
  readonly isFirstHalfOver: boolean;
  /** Once it is over, where it is told. */
  readonly half?: Score;
  /** Of each quarter that is over; absent where none is told. */
  readonly quarters?: readonly Score[];
  /** Of each set that is over. */
  readonly sets?: readonly Score[];
}

/**
 * The parts of a match whose score is reported and is not what is shown: prices do not know of it. What was not shown of
 * an end tells everything.
 */
export function toldParts(result: MatchResult, shown: ShownScores): readonly MatchPart[] {
  const { half, full, cancelled, quarters = [], sets = [], goals = [] } = result;
  const scored = goals.filter(({ side }) => side === 'H').length;
  if (full || cancelled || !isWithin([scored, goals.length - scored], shown.score)) return ['full'];
  const parts: MatchPart[] = [];
  if (half && !(shown.half ? isSame(half, shown.half) : shown.isFirstHalfOver && isWithin(half, shown.score)))
    parts.push('half');
  quarterPeriods.slice(0, quarters.length).forEach((period, at) => {
    if (!isQuarterShown(quarters, at, shown)) parts.push(period);
  });
  sets.forEach((score, at) => {
    const known = shown.sets?.[at];
    if (!known || !isSame(score, known)) parts.push(`S${at + 1}`);
  });
  return parts;
}

/** Whether a selection is told, in whole or in part, with these parts: one of a combination is enough. */
export function isToldBy(wtype: string, rtype: string, parts: readonly MatchPart[]): boolean {
  const market = findPick(wtype, rtype)?.market;
  if (!market) return false;
  if (market.kind !== 'same-match') return parts.some(part => share(part, partOf(market)));
  return (sameMatchGroups(rtype) ?? []).flat().some(each => {
    const pick = pickOf(each);
    return isToldBy(pick.wtype, pick.rtype, parts);
  });
}

/** The part that a market is about. */
export function partOf({ period, set }: Pick<Market, 'period' | 'set'>): MatchPart {
  return set === undefined ? period : `S${set}`;
}

function share(one: MatchPart, other: MatchPart): boolean {
  if (!isSet(one) && !isSet(other)) return overlap(one, other);
  return one === other || one === 'full' || other === 'full';
}

const isSet = (part: MatchPart): part is SetPart => part.startsWith('S');

/** Without quarters shown, one is no news where the score has them all. */
function isQuarterShown(told: readonly Score[], at: number, { quarters, score }: ShownScores): boolean {
  if (quarters) return quarters[at] !== undefined && isSame(told[at]!, quarters[at]);
  return isWithin(sumOf(told.slice(0, at + 1)), score);
}

function isSame(one: Score, other: Score): boolean {
  return one[0] === other[0] && one[1] === other[1];
}

function isWithin(one: Score, other: Score): boolean {
  return one[0] <= other[0] && one[1] <= other[1];
}
