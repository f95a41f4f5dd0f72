import type { Score } from '@lobby/betting';
import { drawHandball, type HandballScript, handballFacts, type Key, toHex } from '@lobby/draws';
import { drawnOnce } from '../drawn-once.ts';
import type { ScriptedMatch } from '../match.ts';

/** What a match is laid out from. */
export type HandballMatch = Pick<
  ScriptedMatch,
  'id' | 'kickoff' | 'speed' | 'breakMinutes' | 'expected' | 'key'
>;

/** An attack on the server's clock, ms. */
export interface PlayedAttack {
  readonly side: 'H' | 'C';
  readonly isGoal: boolean;
  readonly at: number;
}

interface PlayedHalf {
  readonly start: number;
  readonly end: number;
  readonly attacks: readonly PlayedAttack[];
}

/** A match laid out on the server's clock. Holds the future: never send it anywhere. */
export interface HandballTimeline {
  readonly halves: readonly PlayedHalf[];
  readonly half: Score;
  readonly full: Score;
}

/** A few dozen are played in a day; each takes some five kilobytes. */
const scripts = drawnOnce<HandballScript>(200);
const kept = new WeakMap<HandballMatch, HandballTimeline>();

/** Lays a match out in time. The same match gives the same timeline in every process. */
export function handballTimelineOf(match: HandballMatch): HandballTimeline {
  const known = kept.get(match);
  if (known) return known;
  const real = (matchMs: number) => Math.round(matchMs / match.speed);
  let start = match.kickoff;
  const halves = scriptOf(match).halves.map((attacks): PlayedHalf => {
    const began = start;
    const end = began + real(handballFacts.halfSeconds * 1_000);
    start = end + real(match.breakMinutes * 60_000);
    return { start: began, end, attacks: attacks.map(one => ({ ...one, at: began + real(one.at) })) };
  });
  const timeline = {
    halves,
    half: goalsOf(halves[0]!.attacks),
    full: goalsOf(halves.flatMap(({ attacks }) => attacks)),
  };
  kept.set(match, timeline);
  return timeline;
}

function scriptOf({ key, expected }: { readonly key: Key } & HandballMatch): HandballScript {
  const expectedMilli = [Math.round(expected[0] * 1000), Math.round(expected[1] * 1000)] as const;
  const name = `${toHex(key)}/${expectedMilli.join('/')}`;
  return scripts(name, () => drawHandball({ expectedMilli }, key));
}

/** Real ms that every match takes. */
export function lengthOf({ speed, breakMinutes }: Pick<HandballMatch, 'speed' | 'breakMinutes'>): number {
  const minutes = (handballFacts.halves * handballFacts.halfSeconds) / 60 + breakMinutes;
  return (minutes * 60_000) / speed;
}

/** The goals that attacks brought. */
export function goalsOf(attacks: readonly PlayedAttack[]): Score {
  const of = (wanted: PlayedAttack['side']) =>
    attacks.filter(({ side, isGoal }) => side === wanted && isGoal).length;
  return [of('H'), of('C')];
}
