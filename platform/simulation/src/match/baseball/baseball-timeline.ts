import type { Score } from '@lobby/betting';
import { type BaseballPlay, baseballFacts } from '@lobby/draws';
import { baseballScriptOf, type PlayedGame } from './baseball-script.ts';

/** A half inning on the server's clock, ms; it ends with its last play. */
interface PlayedHalf {
  readonly start: number;
  readonly end: number;
  /** `at` on the server's clock. */
  readonly plays: readonly BaseballPlay[];
}

/** A game laid out on the server's clock. Holds the future: never send it anywhere. */
export interface BaseballTimeline {
  /** Away bats in the first, home in the second, and so on. */
  readonly halves: readonly PlayedHalf[];
  /** After five innings. */
  readonly half: Score;
  /** Extra innings included. */
  readonly full: Score;
}

const { innings, firstInnings, quickest } = baseballFacts;
/** Half innings of the first five. */
export const firstHalves = 2 * firstInnings;
/** No half inning has fewer batters, but the one that a run may end. */
const fewest = 3;

const kept = new WeakMap<PlayedGame, BaseballTimeline>();

/** Lays a game out in time, with its break between all half innings. The same game gives the same timeline in every process. */
export function baseballTimelineOf(game: PlayedGame): BaseballTimeline {
  const known = kept.get(game);
  if (known) return known;
  const real = (gameMs: number) => Math.round(gameMs / game.speed);
  let start = game.kickoff;
  const halves = baseballScriptOf(game).halves.map((drawn): PlayedHalf => {
    const began = start;
    const plays = drawn.map(play => ({ ...play, at: began + real(play.at) }));
    const end = plays.at(-1)!.at;
    start = end + real(game.breakMinutes * 60_000);
    return { start: began, end, plays };
  });
  const timeline = { halves, half: scoreOf(halves.slice(0, firstHalves)), full: scoreOf(halves) };
  kept.set(game, timeline);
  return timeline;
}

/** Real ms that no game is shorter than. */
export function shortestGame({ speed, breakMinutes }: Pick<PlayedGame, 'speed' | 'breakMinutes'>): number {
  const halves = 2 * innings - 1;
  return (halves * fewest * quickest + (halves - 1) * breakMinutes * 60_000) / speed;
}

/** The runs of some half innings, the first of which away bats. */
export function scoreOf(halves: readonly { readonly plays: readonly BaseballPlay[] }[]): Score {
  const of = (side: number) =>
    halves.reduce((sum, { plays }, at) => sum + (at % 2 === side ? runsOf(plays) : 0), 0);
  return [of(1), of(0)];
}

function runsOf(plays: readonly BaseballPlay[]): number {
  return plays.reduce((sum, { runs }) => sum + runs, 0);
}
