import { intervalPeriods, lastNextGoal, returnedHalves, type Score } from '@lobby/betting';
import type { PeriodState, SetsState } from '@lobby/fixtures';
import type { Fen } from '@lobby/money';
import { halvesOutcomes } from '../trader/halves.ts';
import { adjustedGoals, winnersIndex } from '../trader/liability-adjustment.ts';
import {
  type Backed,
  isOfScores,
  type Outcomes,
  outcomesOf,
  type Part,
  type ScorePart,
  scorers,
} from './outcomes.ts';

/** Bets of one kind together: what they hold, and what they add if they win. */
export interface BackedSum extends Backed {
  readonly risk: Fen;
  readonly win: Fen;
}

/** What the house loses in each outcome, in half fen, so that half a win is whole; a gain is negative. */
export type Exposure = Readonly<Record<Part, readonly bigint[]>>;

/** Where a match may still end. */
export interface ScoreSoFar {
  readonly score: Score;
  readonly halfScore: Score | undefined;
  /** Of a sport of quarters. */
  readonly period?: Pick<PeriodState, 'number' | 'isBreak' | 'scores'>;
  /** Of a sport of sets. */
  readonly sets?: Pick<SetsState, 'bestOf' | 'scores'>;
}

const width = adjustedGoals + 1;
const cells = width * width;

/** Adds up bets into what the house loses by each outcome. */
export function exposureOf(sums: readonly BackedSum[]): Exposure {
  const none = () => Array<bigint>(cells).fill(0n);
  const exposure = {
    full: none(),
    half: none(),
    halfFull: Array<bigint>(9).fill(0n),
    halves: Array<bigint>(halvesOutcomes.length).fill(0n),
    goals: Array<bigint>(lastNextGoal * scorers.length).fill(0n),
    ...{ I1: none(), I2: none(), I3: none(), I4: none(), I5: none(), I6: none() },
  };
  for (const sum of sums) {
    const { part, grades } = outcomesOf(sum);
    grades.forEach((grade, at) => {
      const [risk, win] = returnedHalves[grade];
      exposure[part][at]! += sum.win * win - sum.risk * (2n - risk);
    });
  }
  return exposure;
}

/**
 * The most that a bet on `outcomes` may win, fen, before the house could lose more than `limit` in some outcome
 * that can still happen and in which the bet wins. Never negative.
 */
export function winWithinLimit(
  exposure: Exposure,
  { part, grades }: Outcomes,
  scoreSoFar: ScoreSoFar,
  limit: Fen,
): Fen {
  const worst = worstWith(exposure, part, scoreSoFar);
  let available: bigint | undefined;
  grades.forEach((grade, at) => {
    const [, lost] = returnedHalves[grade];
    const already = worst[at];
    if (lost === 0n || already === undefined) return;
    const left = (2n * limit - already) / lost;
    if (available === undefined || left < available) available = left;
  });
  return available === undefined || available < 0n ? 0n : available;
}

/** The most the house can still lose on a match, fen, rounded up; at least 0. */
export function worstLoss(exposure: Exposure, scoreSoFar: ScoreSoFar): Fen {
  const worst = worstWith(exposure, 'full', scoreSoFar).reduce<bigint>(
    (most, loss) => (loss !== undefined && loss > most ? loss : most),
    0n,
  );
  return (worst + 1n) / 2n;
}

/**
 * For each outcome of a part: the worst that can still come together with it, whatever falls into the intervals, however
 * the halves compare and whoever scores each goal. None of it is held against the score, so that no loss is counted too low.
 */
function worstWith(exposure: Exposure, part: Part, scoreSoFar: ScoreSoFar): (bigint | undefined)[] {
  const intervals = intervalPeriods.filter(each => each !== part).map(each => greatest(exposure[each]));
  const goals = Array.from({ length: lastNextGoal }, (_, at) => greatest(ofGoal(exposure.goals, at)));
  const halves = part === 'halves' ? 0n : greatest(exposure.halves);
  const beside = sumOf(intervals) + halves + (part === 'goals' ? 0n : sumOf(goals));
  if (isOfScores(part))
    return worstBy(exposure, part, scoreSoFar).map(loss => (loss === undefined ? loss : loss + beside));
  const ofScores = greatest(worstBy(exposure, 'full', scoreSoFar).map(loss => loss ?? 0n));
  if (part !== 'goals') return exposure[part].map(loss => loss + beside + ofScores);
  return goals.flatMap((own, at) => {
    const others = sumOf(goals) - own;
    return ofGoal(exposure.goals, at).map(loss => loss + others + beside + ofScores);
  });
}

/** The losses by who scores one goal. @param at from 0. */
function ofGoal(losses: readonly bigint[], at: number): readonly bigint[] {
  return losses.slice(at * scorers.length, (at + 1) * scorers.length);
}

const sumOf = (losses: readonly bigint[]) => losses.reduce((sum, loss) => sum + loss, 0n);

/** At least 0: what the house wins elsewhere is not set against a loss. */
function greatest(losses: readonly bigint[]): bigint {
  let most = 0n;
  for (const loss of losses) if (loss > most) most = loss;
  return most;
}

/** For each outcome of a part: the worst that can still come together with it; undefined = it cannot happen. */
function worstBy(exposure: Exposure, part: ScorePart, scoreSoFar: ScoreSoFar): (bigint | undefined)[] {
  const worst = Array<bigint | undefined>(part === 'halfFull' ? 9 : cells).fill(undefined);
  const places = { full: 0, half: 0, halfFull: 0 };
  const onlyFull = part === 'full' && [...exposure.half, ...exposure.halfFull].every(loss => loss === 0n);
  // No bet depends on the first half: one outcome of it represents all.
  for (const half of onlyFull ? [scoreSoFar.score] : halfScores(scoreSoFar)) {
    for (const full of scoresFrom(
      half[0] > scoreSoFar.score[0] || half[1] > scoreSoFar.score[1] ? half : scoreSoFar.score,
    )) {
      places.full = full[0] * width + full[1];
      places.half = half[0] * width + half[1];
      places.halfFull = winnersIndex(half, full);
      const loss =
        exposure.full[places.full]! + exposure.half[places.half]! + exposure.halfFull[places.halfFull]!;
      const known = worst[places[part]];
      if (known === undefined || loss > known) worst[places[part]] = loss;
    }
  }
  return worst;
}

function halfScores({ score, halfScore }: ScoreSoFar): Score[] {
  return halfScore ? [[bounded(halfScore[0]), bounded(halfScore[1])]] : scoresFrom(score);
}

function scoresFrom([home, away]: Score): Score[] {
  const scores: Score[] = [];
  for (let h = bounded(home); h < width; h++) for (let c = bounded(away); c < width; c++) scores.push([h, c]);
  return scores;
}

function bounded(goals: number): number {
  return Math.min(goals, adjustedGoals);
}
