import type { Score } from '@lobby/betting';
import { basketballFacts, secondsOfPeriod } from '@lobby/draws';
import { basketballScriptOf, type PlayedMatch } from './basketball-script.ts';

/** A turn with the ball on the server's clock, ms. */
interface PlayedTurn {
  readonly side: 'H' | 'C';
  readonly points: number;
  readonly at: number;
}

interface PlayedPeriod {
  readonly start: number;
  readonly end: number;
  readonly turns: readonly PlayedTurn[];
}

/** A match laid out on the server's clock. Holds the future: never send it anywhere. */
export interface BasketballTimeline {
  readonly periods: readonly PlayedPeriod[];
  readonly half: Score;
  /** Overtimes included. */
  readonly full: Score;
}

/** Minutes between two quarters, and before an overtime. */
const shortBreak = 2;
/** The quarter before the long break. */
export const lastOfHalf = basketballFacts.quarters / 2;

const kept = new WeakMap<PlayedMatch, BasketballTimeline>();

/** Lays a match out in time. The same match gives the same timeline in every process. */
export function basketballTimelineOf(match: PlayedMatch): BasketballTimeline {
  const known = kept.get(match);
  if (known) return known;
  const real = (matchMs: number) => Math.round(matchMs / match.speed);
  let start = match.kickoff;
  const periods = basketballScriptOf(match).periods.map((turns, before): PlayedPeriod => {
    const began = start;
    const end = began + real(secondsOfPeriod(before + 1) * 1_000);
    start = end + real((before + 1 === lastOfHalf ? match.breakMinutes : shortBreak) * 60_000);
    return { start: began, end, turns: turns.map(turn => ({ ...turn, at: began + real(turn.at) })) };
  });
  const timeline = {
    periods,
    half: scoreOf(periods.slice(0, lastOfHalf).flatMap(({ turns }) => turns)),
    full: scoreOf(periods.flatMap(({ turns }) => turns)),
  };
  kept.set(match, timeline);
  return timeline;
}

/** Real ms that no match is shorter than. */
export function shortestMatch({ speed, breakMinutes }: Pick<PlayedMatch, 'speed' | 'breakMinutes'>): number {
  const { quarters, quarterSeconds } = basketballFacts;
  const minutes = (quarters * quarterSeconds) / 60 + (quarters - 2) * shortBreak + breakMinutes;
  return (minutes * 60_000) / speed;
}

/** The points that turns brought. */
export function scoreOf(turns: readonly PlayedTurn[]): Score {
  const of = (wanted: PlayedTurn['side']) =>
    turns.reduce((sum, { side, points }) => (side === wanted ? sum + points : sum), 0);
  return [of('H'), of('C')];
}
