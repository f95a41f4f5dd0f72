import {
  comparesHalves,
  findPick,
  type Grade,
  type GradedSelection,
  goalOfLine,
  gradeMarket,
  halfOrFull,
  type IntervalPeriod,
  intervalOf,
  isInterval,
  lastNextGoal,
  type Market,
  pickOf,
  type SameMatchGroups,
  type Score,
  type Strong,
  sameMatchGroups,
} from '@lobby/betting';
import { readScore } from '@lobby/fixtures';
import { winsByHalves } from '../trader/halves.ts';
import { adjustedGoals, winnersIndex } from '../trader/liability-adjustment.ts';

/** What was backed, as far as its result goes. */
export interface Backed {
  readonly wtype: string;
  readonly rtype: string;
  readonly line: string;
  readonly strong: Strong;
  readonly score_at_bet: string;
}

/**
 * Which view of a match decides a selection: the final score, the half-time score, the pair of winners, how the halves
 * compare, the goals of one interval, or the order of the goals.
 */
export type Part = ScorePart | Comparison | IntervalPeriod | GoalOrder;
type Comparison = 'halves';
type GoalOrder = 'goals';
export type ScorePart = 'full' | 'half' | 'halfFull';

/** The grade of a selection in every outcome of the part that decides it, in the order of a `Tilt`. */
export interface Outcomes {
  readonly part: Part;
  readonly grades: readonly Grade[];
}

const width = adjustedGoals + 1;
const kept = new Map<string, Outcomes>();
/** In the order of `scoreIndex`. */
const scores = Array.from({ length: width * width }, (_, at): Score => [Math.floor(at / width), at % width]);

/** Grades a selection in every outcome. Cached, since every bet needs the same few. */
export function outcomesOf(backed: Backed): Outcomes {
  const key = `${backed.wtype}/${backed.rtype}/${backed.line}/${backed.strong}/${backed.score_at_bet}`;
  const known = kept.get(key) ?? gradeAll(backed);
  if (kept.size > 5_000) kept.clear();
  kept.set(key, known);
  return known;
}

/** The market of a selection. @throws RangeError for one that this house does not trade. */
export function marketOf({ wtype, rtype }: Pick<Backed, 'wtype' | 'rtype'>): Market {
  const market = findPick(wtype, rtype)?.market;
  if (!market) throw new RangeError(`No selection ${wtype} ${rtype}.`);
  return market;
}

function gradeAll(backed: Backed): Outcomes {
  const market = marketOf(backed);
  if (market.kind === 'same-match') return combineOutcomes(sameMatchGroups(backed.rtype) ?? [], backed);
  const graded = { ...backed, scoreAtBet: readScore(backed.score_at_bet) };
  const grade = (result: { half?: Score; full?: Score }): Grade => gradeMarket(graded, result) ?? 'D';
  if (market.kind === 'half-full') {
    const winners: readonly Score[] = [
      [1, 0],
      [0, 0],
      [0, 1],
    ];
    return { part: 'halfFull', grades: winners.flatMap(half => winners.map(full => grade({ half, full }))) };
  }
  if (comparesHalves(market.kind)) {
    const wins = winsByHalves(backed.wtype, backed.rtype);
    return { part: 'halves', grades: wins.map(isWon => (isWon ? 'W' : 'L')) };
  }
  if (isInterval(market.period)) {
    const part = market.period;
    const minute = String((intervalOf(part) ?? 0) * 15);
    const goals = ([home, away]: Score) => [
      ...Array.from({ length: home }, () => ({ side: 'H', minute }) as const),
      ...Array.from({ length: away }, () => ({ side: 'C', minute }) as const),
    ];
    return { part, grades: scores.map(full => gradeMarket(graded, { full, goals: goals(full) }) ?? 'D') };
  }
  if (market.kind === 'next-goal') return { part: 'goals', grades: gradeScorers(graded) };
  const part = halfOrFull(market.period);
  return { part, grades: scores.map(score => grade({ [part]: score })) };
}

/** Who may score a goal. */
export const scorers = ['H', 'N', 'C'] as const;

/** Of each goal of a match that is sold, the three ways it may come; P of every goal but the one that was backed. */
function gradeScorers(graded: GradedSelection): readonly Grade[] {
  return Array.from({ length: lastNextGoal }, (_, before) => before).flatMap(before =>
    scorers.map((scorer): Grade => {
      if (goalOfLine(graded.line) !== before + 1) return 'P';
      const sides = [
        ...Array.from({ length: before }, () => 'H' as const),
        ...(scorer === 'N' ? [] : [scorer]),
      ];
      const away = scorer === 'C' ? 1 : 0;
      const goals = sides.map(side => ({ side, minute: '90' }));
      return gradeMarket(graded, { full: [sides.length - away, away], goals }) ?? 'D';
    }),
  );
}

/** Of every outcome of each part of a match: the picks of a combination that are won there, a bit for each. */
export interface WonPicks extends Readonly<Record<ScorePart, Uint8Array>> {
  /** The bits of the picks of each group. */
  readonly groups: readonly number[];
  /** The parts that decide any of them. */
  readonly parts: ReadonlySet<ScorePart>;
}

/** Whether liability of a part moves prices; what compares the halves or depends on when goals fall moves none. */
export function isOfScores(part: Part): part is ScorePart {
  return part === 'full' || part === 'half' || part === 'halfFull';
}

/** Where the picks of a combination are won; one that several parts decide is won where any of them says so. */
export function wonPicks(groups: SameMatchGroups, scoreAtBet: string): WonPicks {
  const bits = {
    full: new Uint8Array(scores.length),
    half: new Uint8Array(scores.length),
    halfFull: new Uint8Array(9),
  };
  const parts = new Set<ScorePart>();
  let bit = 1;
  const ofGroups = groups.map(group => {
    let ofGroup = 0;
    for (const each of group) {
      const outcomes = outcomesOf({ ...pickOf(each), score_at_bet: scoreAtBet });
      // Nothing of the other parts is in a combination.
      if (!isOfScores(outcomes.part)) continue;
      const won = wonIn(outcomes);
      const at = bits[outcomes.part];
      parts.add(outcomes.part);
      for (let index = 0; index < won.length; index++) at[index]! |= won[index]! * bit;
      ofGroup |= bit;
      bit <<= 1;
    }
    return ofGroup;
  });
  return { ...bits, parts, groups: ofGroups };
}

const wonOf = new WeakMap<Outcomes, Uint8Array>();

/** 1 where an outcome is won. Kept as the outcomes are. */
function wonIn(outcomes: Outcomes): Uint8Array {
  const known = wonOf.get(outcomes) ?? Uint8Array.from(outcomes.grades, grade => (grade === 'W' ? 1 : 0));
  wonOf.set(outcomes, known);
  return known;
}

/** Whether picks win groups: one of each. @param bits of the picks and of each group. */
export function winsAll(bits: number, groups: readonly number[]): boolean {
  for (const group of groups) if ((bits & group) === 0) return false;
  return true;
}

/**
 * The outcomes of a combination: those of the part that decides all of it, or, where both halves do, of the final score:
 * won where some half-time score lets it be won, so that no loss of the house is counted too low.
 */
function combineOutcomes(groups: SameMatchGroups, { score_at_bet }: Backed): Outcomes {
  const won = wonPicks(groups, score_at_bet);
  const [only, ...others] = won.parts;
  if (only && others.length === 0) {
    return { part: only, grades: Array.from(won[only], bits => (winsAll(bits, won.groups) ? 'W' : 'L')) };
  }
  const mayWin = (full: Score, at: number) =>
    scores.some(
      (half, atHalf) =>
        half[0] <= full[0] &&
        half[1] <= full[1] &&
        winsAll(won.full[at]! | won.half[atHalf]! | won.halfFull[winnersIndex(half, full)]!, won.groups),
    );
  return { part: 'full', grades: scores.map((full, at) => (mayWin(full, at) ? 'W' : 'L')) };
}
