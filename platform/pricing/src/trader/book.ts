import type { IntervalPeriod } from '@lobby/betting';
import type { Fixture, MatchState } from '@lobby/fixtures';
import { noOperatorSetting } from './book-inputs.ts';
import { type ExpectedGoals, expectedGoalsOf } from './expected-goals.ts';
import { shareOfInterval } from './goal-rates.ts';
import { type Grid, thinned } from './grid/grid.ts';
import { halvesChances } from './halves.ts';
import {
  type JointCells,
  type JointDistribution,
  type JointDistributionInput,
  jointCellsOf,
  jointDistributionOf,
} from './joint-distribution.ts';
import type { Moment } from './moment.ts';

/** What a period is priced from. */
interface Ground {
  /** The market's opinion now; prices come from it. */
  readonly grid: Grid;
  /** A calmer opinion; lines come from it, so that they do not flicker with every breath. */
  readonly base: Grid;
}

export interface Book {
  readonly full: Ground;
  readonly half: Ground;
  /** By winner at half-time and at the end, HH HN HC NH … CC. */
  readonly halfFull: Float64Array;
  /** By who scores the next goal: home, nobody, away. */
  readonly nextGoal: Float64Array;
  /** How likely each kind of two halves is, in the order of `halvesOutcomes`. */
  halves(): Float64Array;
  /** The goals of an interval that has not begun. */
  interval(interval: IntervalPeriod): Ground;
}

export type Priced = Pick<Fixture, 'drawn' | 'expected'>;

/** Dixon and Coles' rho at kick-off; it fades with the time left and ends with the first goal. */
const rho = -0.05;

/** Lines are reconsidered this often, in match seconds. */
const lineStep = 90;

const joined = new WeakMap<Moment, JointCells>();

/** The cells behind the prices of a moment: both halves together. Kept as a book is. */
export function openCells(match: Priced, moment: Moment): JointCells {
  const { priced, noise, inputs } = moment;
  const known =
    joined.get(moment) ??
    jointCellsOf(input(match, priced, expectedGoalsOf(match, priced, noise, inputs.operator), moment));
  joined.set(moment, known);
  return known;
}

const opened = new WeakMap<Moment, Book>();

/** What every market of a match is priced from at a moment; kept with the moment, which belongs to one match. */
export function openBook(match: Priced, moment: Moment): Book {
  const known = opened.get(moment) ?? weigh(match, moment);
  opened.set(moment, known);
  return known;
}

function weigh(match: Priced, moment: Moment): Book {
  const { priced, noise, inputs } = moment;
  const intervals = new Map<IntervalPeriod, Ground>();
  let halves: Float64Array | undefined;
  const steady: MatchState = { ...priced, clock: Math.floor(priced.clock / lineStep) * lineStep };
  const now = jointDistributionOf(
    input(match, priced, expectedGoalsOf(match, priced, noise, inputs.operator), moment),
  );
  const base = jointDistributionOf(
    input(match, priced, expectedGoalsOf(match, steady, still, inputs.operator), moment),
  );
  return {
    full: { grid: now.full, base: base.full },
    half: { grid: now.half, base: base.half },
    halfFull: now.halfFull,
    nextGoal: now.nextGoal,
    halves() {
      halves ??= halvesChances(openCells(match, moment), priced);
      return halves;
    },
    interval(interval) {
      const known = intervals.get(interval) ?? {
        grid: thinned(now.full, shareOfInterval(interval, priced)),
        base: thinned(base.full, shareOfInterval(interval, steady)),
      };
      intervals.set(interval, known);
      return known;
    },
  };
}

/** What is thought without any liability: what the house expects to lose is weighed with it. */
export function unadjustedChances(match: Priced, moment: Moment): JointDistribution {
  const expectedGoals = expectedGoalsOf(match, moment.priced, still, noOperatorSetting);
  return jointDistributionOf({
    ...input(match, moment.priced, expectedGoals, moment),
    adjustment: undefined,
  });
}

const calmed = new WeakMap<Moment, JointDistribution>();

/** What is thought without liability and noise: only the operator's adjustment is left. Kept as a book is. */
export function chancesWithoutNoise(match: Priced, moment: Moment): JointDistribution {
  const known = calmed.get(moment);
  if (known) return known;
  const chances = jointDistributionOf(calmInput(match, moment));
  calmed.set(moment, chances);
  return chances;
}

const calmJoined = new WeakMap<Moment, JointCells>();

/** The cells behind `chancesWithoutNoise`: both halves together. Kept as a book is. */
export function calmCells(match: Priced, moment: Moment): JointCells {
  const known = calmJoined.get(moment);
  if (known) return known;
  const cells = jointCellsOf(calmInput(match, moment));
  calmJoined.set(moment, cells);
  return cells;
}

function calmInput(match: Priced, moment: Moment): JointDistributionInput {
  const expectedGoals = expectedGoalsOf(match, moment.priced, still, moment.inputs.operator);
  return { ...input(match, moment.priced, expectedGoals, moment), adjustment: undefined };
}

const still = { total: 0, side: 0 };

function input(
  match: Priced,
  state: MatchState,
  expectedGoals: ExpectedGoals,
  { inputs }: Moment,
): JointDistributionInput {
  const { score, halfScore } = state;
  return {
    expectedGoals,
    score,
    halfScore,
    rho: lowScores(match, state, expectedGoals),
    adjustment: inputs.adjustment,
  };
}

/** Drawn matches are drawn without it. */
function lowScores({ drawn }: Priced, { score }: MatchState, { first, second }: ExpectedGoals): number {
  if (drawn || score[0] + score[1] > 0) return 0;
  return rho * Math.min(1, (first[0] + second[0] + first[1] + second[1]) / 2.6);
}
