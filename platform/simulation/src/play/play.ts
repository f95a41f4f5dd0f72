import { drawStream, toHex } from '@lobby/draws';
import { visibleSpan } from '@lobby/fixtures';
import { disruptionOf } from '../match/disruptions.ts';
import { drawnOnce } from '../match/drawn-once.ts';
import type { ScriptedMatch, Side } from '../match/match.ts';
import { rulesOf } from '../match/script.ts';
import { type Incident, timelineOf } from '../match/timeline.ts';
import { type Given, type HalfOfPlay, playHalf } from './play-half.ts';
import { ratesOf } from './rates.ts';

/** The play of a match by halves. Holds the future: never send it anywhere. */
export type Play = readonly [first: HalfOfPlay, second: HalfOfPlay];

const kept = new WeakMap<ScriptedMatch, Play>();
/** A match that is over is read from its row at every question; some 60 kB each. */
const plays = drawnOnce<Play>(100);

/**
 * What happens in a match beside its goals and red cards, from streams of its key that decide nothing else: neither a
 * score nor a published draw depends on them.
 */
export function playOf(match: ScriptedMatch): Play {
  const known = kept.get(match);
  if (known) return known;
  const { key, real, disruptions, calledOff, kickoff, speed } = match;
  const drawnFrom = JSON.stringify([
    toHex(key),
    rulesOf(match),
    real,
    disruptions,
    calledOff,
    kickoff,
    speed,
  ]);
  const play = plays(drawnFrom, () => [drawHalf(match, 0), drawHalf(match, 1)]);
  kept.set(match, play);
  return play;
}

/** The goals, cards and false alarms of the script, and a goal that counts for a while. */
export function incidentsOf(match: ScriptedMatch): readonly Incident[] {
  const disruption = disruptionOf(match);
  const { incidents } = timelineOf(match);
  if (disruption?.kind !== 'goal-cancelled') return incidents;
  return [...incidents, disruption.goal].sort((one, two) => one.at - two.at);
}

/** When the halves begin and end, ms of an undisturbed match. */
export function halvesOf(match: ScriptedMatch): readonly (readonly [from: number, until: number])[] {
  const { kickoff, firstHalfEnd, secondHalfStart, fullTime } = timelineOf(match);
  return [
    [kickoff, firstHalfEnd],
    [secondHalfStart, fullTime],
  ];
}

/** When a moment of a half is public, ms of an undisturbed match: as late as a goal is confirmed, and before the whistle. */
export function toldAt(match: ScriptedMatch, half: 0 | 1, at: number): number {
  const [from, whistle] = halvesOf(match)[half]!;
  const happened = from + at / match.speed;
  return Math.min(Math.round(happened) + visibleSpan(match, 7), Math.round((happened + whistle) / 2));
}

/** A moment of an undisturbed match as match ms of a half. */
export function inHalf(match: ScriptedMatch, half: 0 | 1, at: number): number {
  return Math.round((at - halvesOf(match)[half]![0]) * match.speed);
}

function drawHalf(match: ScriptedMatch, half: 0 | 1): HalfOfPlay {
  const [from, until] = halvesOf(match)[half]!;
  const all = incidentsOf(match);
  const given: Given[] = all
    .filter(({ at }) => at >= from && at < until)
    .map(({ kind, side, at }) => ({ kind, side, at: inHalf(match, half, at) }));
  const redsBy = (at: number) => {
    const shown = all.filter(one => one.kind === 'red' && inHalf(match, half, one.at) <= at);
    const of = (side: Side) => shown.filter(one => one.side === side).length;
    return { H: of('H'), C: of('C') };
  };
  const begins = half === 0 ? 'H' : 'C';
  const stream = drawStream(match.key, `play/${half}`);
  return playHalf(given, inHalf(match, half, until), begins, stream, at => ratesOf(match, redsBy(at)));
}
