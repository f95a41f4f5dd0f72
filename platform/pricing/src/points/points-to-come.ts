import type { Score } from '@lobby/betting';
import {
  basketballFacts,
  expectedAnswer,
  regularTurns,
  secondsOfPeriod,
  turnLaw,
  turnsOfPeriod,
} from '@lobby/draws';
import type { Fixture, MatchState, PeriodState } from '@lobby/fixtures';

/** What both sides together still do: its mean, and how far it varies. */
interface Spread {
  readonly mean: number;
  readonly deviation: number;
}

/** The points that are still to come in some turns. */
export interface PointsToCome {
  /** Of home less of away. */
  readonly lead: Spread;
  readonly total: Spread;
  /** The most that each side can score in them. */
  readonly most: Score;
  /** Where the feed counts them and few are left: the turns by themselves, whose points follow no normal law. */
  readonly counted?: CountedTurns;
}

/** Turns that are left, and by how much an opinion tilts them: the weight of a point of lead and of total. */
export interface CountedTurns {
  readonly expected: Score;
  readonly turns: Score;
  readonly unanswered: PeriodState['unanswered'];
  readonly tilt: { readonly lead: number; readonly total: number };
}

/** What moves the market's opinion: of the logarithm of all points and of one side's, and of a deviation. */
export interface Opinion {
  readonly logTotal: number;
  readonly logSide: number;
  /** Added to the mean of lead and total, in deviations of what is to come. */
  readonly side: number;
  readonly total: number;
}

export const noOpinion: Opinion = { logTotal: 0, logSide: 0, side: 0, total: 0 };

const { quarters, leadDeviation, totalDeviation } = basketballFacts;
const mostOfTurn = 3;
/** Those of a quarter: until then the normal law is wrong by less than a tenth of the margin. */
const fewTurns = 2 * turnsOfPeriod(1);

/** The points to come in the first half, in regular time or in the overtime that runs, in one overtime more, in a quarter. */
export function pointsToCome(
  match: Pick<Fixture, 'expected'>,
  state: Pick<MatchState, 'phase' | 'period'>,
  opinion: Opinion,
): {
  readonly half: PointsToCome;
  readonly full: PointsToCome;
  readonly overtime: PointsToCome;
  /** In a quarter, from 1: nothing in one that is over. */
  quarter(number: number): PointsToCome;
} {
  const expected: Score = [
    match.expected[0] * Math.exp(opinion.logTotal + opinion.logSide),
    match.expected[1] * Math.exp(opinion.logTotal - opinion.logSide),
  ];
  const running = turnsLeftOf(state.period);
  const later = Math.max(0, quarters - (state.period?.number ?? 0)) * turnsOfPeriod(1);
  const beforeBreak = Math.max(0, later - (quarters / 2) * turnsOfPeriod(1));
  const answer = answerOf(match.expected, state.period);
  const inFirstHalf = state.phase === 'pre' || state.phase === '1H';
  const of = (turns: Score, more: Score = [0, 0], unanswered?: PeriodState['unanswered']): PointsToCome => {
    const toCome = spread(turns, expected, more, opinion);
    if (!state.period?.turnsLeft || turns[0] + turns[1] > fewTurns) return toCome;
    const usual = spread(turns, match.expected, more, noOpinion);
    const tilt = { lead: tiltOf(toCome.lead, usual.lead), total: tiltOf(toCome.total, usual.total) };
    return { ...toCome, counted: { expected: match.expected, turns, unanswered, tilt } };
  };
  const unanswered = state.period?.isBreak ? undefined : state.period?.unanswered;
  const overtime = turnsOfPeriod(quarters + 1);
  return {
    half: inFirstHalf ? of(plus(running, beforeBreak), answer, unanswered) : of([0, 0]),
    full: of(plus(running, later), answer, unanswered),
    overtime: of([overtime, overtime]),
    quarter(number) {
      const ended = state.period?.number ?? 0;
      if (number > ended) return of(plus([0, 0], turnsOfPeriod(number)));
      return number === ended ? of(running, answer, unanswered) : of([0, 0]);
    },
  };
}

/** What weighs the chances of a number so that its mean is another. */
function tiltOf({ mean, deviation }: Spread, usual: Spread): number {
  return deviation === 0 ? 0 : (mean - usual.mean) / (deviation * deviation);
}

const plus = ([home, away]: Score, turns: number): Score => [home + turns, away + turns];

/** The turns of the period that runs: as they are counted, or else by its clock. */
function turnsLeftOf(period: PeriodState | undefined): Score {
  if (!period || period.isBreak) return [0, 0];
  if (period.turnsLeft) return period.turnsLeft;
  const turns = (turnsOfPeriod(period.number) * period.left) / secondsOfPeriod(period.number);
  return [turns, turns];
}

/** What more than usual the answer to the last turn is expected to bring: the two are alike. */
function answerOf([home, away]: Score, period: PeriodState | undefined): Score {
  if (!period?.unanswered) return [0, 0];
  const { side, points } = period.unanswered;
  const [h, c] = [turnLaw(Math.round(home * 1000)), turnLaw(Math.round(away * 1000))];
  return side === 'H'
    ? [0, expectedAnswer(h, c, points) - away / regularTurns]
    : [expectedAnswer(c, h, points) - home / regularTurns, 0];
}

function spread(turns: Score, expected: Score, more: Score, { side, total }: Opinion): PointsToCome {
  const [home, away] = [0, 1].map(at => (turns[at]! * expected[at]!) / regularTurns + more[at]!) as [
    number,
    number,
  ];
  const share = Math.sqrt((turns[0] + turns[1]) / (2 * regularTurns));
  const [lead, all] = [leadDeviation * share, totalDeviation * share];
  return {
    lead: { mean: home - away + side * lead, deviation: lead },
    total: { mean: home + away + total * all, deviation: all },
    most: [Math.ceil(turns[0]) * mostOfTurn, Math.ceil(turns[1]) * mostOfTurn],
  };
}
