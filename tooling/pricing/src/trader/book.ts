import type { Fixture, MatchState } from '@lobby/fixtures';
import { handsOff } from './book-inputs.ts';
import type { Grid } from './grid.ts';
import { type Joint, type JointInput, jointOf } from './joint.ts';
import type { Moment } from './moment.ts';
import { type Outlook, outlookOf } from './outlook.ts';

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
}

export type Priced = Pick<Fixture, 'drawn' | 'expected'>;

/** Dixon and Coles' rho at kick-off; it fades with the time left and ends with the first goal. */
const rho = -0.05;

/** Lines are reconsidered this often, in match seconds. */
const lineStep = 90;

const opened = new WeakMap<Moment, Book>();

/** What every market of a match is priced from at a moment; kept with the moment, which belongs to one match. */
export function openBook(match: Priced, moment: Moment): Book {
  const known = opened.get(moment) ?? weigh(match, moment);
  opened.set(moment, known);
  return known;
}

function weigh(match: Priced, moment: Moment): Book {
  const { priced, mood, inputs } = moment;
  const steady: MatchState = { ...priced, clock: Math.floor(priced.clock / lineStep) * lineStep };
  const now = jointOf(input(match, priced, outlookOf(match, priced, mood, inputs.operator), moment));
  const base = jointOf(input(match, priced, outlookOf(match, steady, still, inputs.operator), moment));
  return {
    full: { grid: now.full, base: base.full },
    half: { grid: now.half, base: base.half },
    halfFull: now.halfFull,
  };
}

/** What is thought without any liability: what the house expects to lose is weighed with it. */
export function untilted(match: Priced, moment: Moment): Joint {
  const outlook = outlookOf(match, moment.priced, still, handsOff);
  return jointOf({ ...input(match, moment.priced, outlook, moment), tilt: undefined });
}

const calmed = new WeakMap<Moment, Joint>();

/** What is thought without liability and mood: only the operator's lean is left. Kept as a book is. */
export function calmChances(match: Priced, moment: Moment): Joint {
  const known = calmed.get(moment);
  if (known) return known;
  const outlook = outlookOf(match, moment.priced, still, moment.inputs.operator);
  const chances = jointOf({ ...input(match, moment.priced, outlook, moment), tilt: undefined });
  calmed.set(moment, chances);
  return chances;
}

const still = { total: 0, side: 0 };

function input(match: Priced, state: MatchState, outlook: Outlook, { inputs }: Moment): JointInput {
  const { score, halfScore } = state;
  return { outlook, score, halfScore, rho: lowScores(match, state, outlook), tilt: inputs.tilt };
}

/** Drawn matches are drawn without it. */
function lowScores({ drawn }: Priced, { score }: MatchState, { first, second }: Outlook): number {
  if (drawn || score[0] + score[1] > 0) return 0;
  return rho * Math.min(1, (first[0] + second[0] + first[1] + second[1]) / 2.6);
}
