import type { Grade, Market, MatchResult, Score } from '@lobby/betting';
import { type GradeOf, keepByGrade } from '../risk/grade-of.ts';
import { type Backed, marketOf } from '../risk/outcomes.ts';
import { finalScoresFrom, type SetsChances } from './match-chances.ts';

/** What decides a market: the sets at the end, home's lead or the total of games or points, or who wins a set. */
export type Decider = 'score' | 'lead' | 'total' | `set ${number}`;

/** @param countsSets as of its law: then the sets at the end decide all but who wins a set. */
export function deciderOf({ kind, set }: Market, countsSets = false): Decider {
  if (countsSets && kind !== 'set-winner') return 'score';
  switch (kind) {
    case 'handicap':
      return 'lead';
    case 'total':
    case 'odd-even':
      return 'total';
    case 'set-winner':
      return `set ${set ?? 1}`;
    default:
      return 'score';
  }
}

/** One way for a market to be decided. */
export interface Outcome {
  /** A lead, a total, or 1 where home wins the set and 0 where away does. */
  readonly value: number;
  /** The sets at the end, where those decide. */
  readonly score?: Score;
  readonly result: MatchResult;
}

/** Leads and totals beyond these count as them. */
const mostLead = 150;
const mostTotal = 450;
const anyEnd: Score = [1, 0];

const kept = new Map<string, readonly Outcome[]>();

/** Every outcome of what decides a market. */
export function outcomesBy(decider: Decider, bestOf: number): readonly Outcome[] {
  const key = `${decider}/${decider === 'score' ? bestOf : ''}`;
  const known = kept.get(key) ?? listOutcomes(decider, bestOf);
  kept.set(key, known);
  return known;
}

function listOutcomes(decider: Decider, bestOf: number): Outcome[] {
  if (decider === 'score')
    return finalScoresFrom([0, 0], bestOf).map(score => ({
      value: score[0] - score[1],
      score,
      result: { full: score },
    }));
  if (decider === 'lead')
    return Array.from({ length: 2 * mostLead + 1 }, (_, at) => {
      const value = at - mostLead;
      return { value, result: { full: anyEnd, sets: [[Math.max(0, value), Math.max(0, -value)]] } };
    });
  if (decider === 'total')
    return Array.from({ length: mostTotal + 1 }, (_, value) => ({
      value,
      result: { full: anyEnd, sets: [[value, 0]] },
    }));
  const before = Array.from({ length: Number(decider.slice(4)) - 1 }, () => anyEnd);
  return ([1, 0] as const).map(value => ({ value, result: { sets: [...before, [value, 1 - value]] } }));
}

const keepGrades = keepByGrade<readonly Grade[]>(3_000);

/** The grade of a selection in each outcome. The score at the bet does not count. */
export function gradesBy(
  grade: GradeOf,
  backed: Backed,
  bestOf: number,
  countsSets?: boolean,
): readonly Grade[] {
  const { wtype, rtype, line, strong } = backed;
  return keepGrades(grade, [wtype, rtype, line, strong, bestOf].join('/'), () =>
    outcomesBy(deciderOf(marketOf(backed), countsSets), bestOf).map(
      ({ result }) => grade({ wtype, rtype, line, strong }, result) ?? 'D',
    ),
  );
}

/** The chance of each outcome, in their order. */
export function chancesBy(decider: Decider, bestOf: number, chances: SetsChances): number[] {
  if (decider === 'lead' || decider === 'total') {
    const { from, chances: row } = chances[decider];
    return outcomesBy(decider, bestOf).map(({ value }) => row[value - from] ?? 0);
  }
  if (decider === 'score')
    return outcomesBy(decider, bestOf).map(
      ({ score }) =>
        chances.scores.find(one => one.score[0] === score?.[0] && one.score[1] === score[1])?.chance ?? 0,
    );
  const home = chances.sets[Number(decider.slice(4)) - 1] ?? 0.5;
  return [home, 1 - home];
}
