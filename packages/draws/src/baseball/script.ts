import type { Key } from '../keyed.ts';
import { type DrawStream, drawStream } from '../stream.ts';
import {
  countedRuns,
  freshInning,
  type HalfInningLaw,
  halfInningLaw,
  type Standing,
} from './half-inning-law.ts';
import type { Bases, PlayKind } from './plays.ts';
import { type BaseballRules, baseballFacts } from './rules.ts';

/** What a batter did, and what it left. */
export interface BaseballPlay extends Bases {
  readonly kind: PlayKind;
  /** Those that count. */
  readonly runs: number;
  /** ms of the half inning that are over. */
  readonly at: number;
}

/** Everything that happens in a baseball game, batter by batter. */
export interface BaseballScript {
  /** Away bats first, then home, in turn. The last half of the last inning may be missing, or end with a run that wins. */
  readonly halves: readonly (readonly BaseballPlay[])[];
}

const { innings, outs, quickest, slowest } = baseballFacts;

/** Draws a game from its rules and its key. */
export function drawBaseball({ expectedMilli }: BaseballRules, key: Key): BaseballScript {
  const stream = drawStream(key, 'baseball');
  const [home, away] = [halfInningLaw(expectedMilli[0]), halfInningLaw(expectedMilli[1])];
  const halves: BaseballPlay[][] = [];
  let lead = 0;
  while (!isOver(halves.length, lead)) {
    const isTop = halves.length % 2 === 0;
    const isLast = !isTop && halves.length + 1 >= 2 * innings;
    const plays = playHalf(isTop ? away : home, isLast ? 1 - lead : Infinity, stream);
    const runs = plays.reduce((sum, play) => sum + play.runs, 0);
    lead += isTop ? -runs : runs;
    halves.push(plays);
  }
  return { halves };
}

/** Whether a game ends after so many half innings. */
function isOver(halves: number, lead: number): boolean {
  if (halves < 2 * innings - 1) return false;
  return halves % 2 === 1 ? lead > 0 : lead !== 0;
}

function playHalf(law: HalfInningLaw, need: number, stream: DrawStream): BaseballPlay[] {
  const plays: BaseballPlay[] = [];
  let standing: Standing = freshInning;
  let at = 0;
  while (standing.outs < outs && standing.runs < need) {
    const play = drawPlay(law, standing, stream);
    const runs = countedRuns(play, need - standing.runs);
    at += quickest + stream.below(slowest - quickest);
    plays.push({ kind: play.kind, outs: play.outs, bases: play.bases, runs, at });
    standing = { outs: play.outs, bases: play.bases, runs: standing.runs + runs };
  }
  return plays;
}

function drawPlay(law: HalfInningLaw, standing: Standing, stream: DrawStream) {
  const likely = law.playsFrom(standing);
  let left = stream.word() / 0x1_0000_0000;
  for (const play of likely) {
    left -= play.chance;
    if (left < 0) return play;
  }
  // The sum may be a hair below one: an out is the first of them, and always possible.
  return likely[0]!;
}
