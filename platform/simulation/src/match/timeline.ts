import type { Score } from '@lobby/betting';
import { type FootballEvent, type FootballScript, footballFacts } from '@lobby/draws';
import { matchSpan, visibleSpan } from '@lobby/fixtures';
import type { ScriptedMatch, Side } from './match.ts';
import { scoresOf, scriptOf } from './script.ts';

/** A moment of the script in real time: when it happens, when it is confirmed, and how long no bet is taken. */
export interface Incident {
  readonly kind: FootballEvent['kind'];
  readonly side: Side;
  readonly at: number;
  /** From here on everybody may know. */
  readonly confirmedAt: number;
  readonly shutFrom: number;
  readonly shutUntil: number;
  /** The half lasts longer than this, minutes, which the event reveals. */
  readonly lastsBeyond: number;
}

/** A match laid out on the server's clock as its script has it, if nothing goes wrong. Holds the future: never send it anywhere. */
export interface Timeline {
  readonly kickoff: number;
  readonly firstHalfEnd: number;
  readonly secondHalfStart: number;
  readonly fullTime: number;
  readonly incidents: readonly Incident[];
  readonly half: Score;
  readonly full: Score;
}

/**
 * Goals and cards are drawn at least this far apart, match seconds. The book stays shut for so long, or it would be
 * public that nothing can happen before, and that what would have happened in that time comes right after it.
 */
const apart = 45;

/** Minutes before the end of a half in which none of these is drawn. */
const quietBefore: Record<FootballEvent['kind'], number> = {
  goal: footballFacts.quietMinutes,
  red: footballFacts.quietMinutes,
  danger: footballFacts.quietMinutes + 1,
};

const kept = new WeakMap<ScriptedMatch, Timeline>();

/** Lays a match out in time. The same match gives the same timeline in every process. */
export function timelineOf(match: ScriptedMatch): Timeline {
  const known = kept.get(match);
  if (known) return known;
  const timeline = layOut(match, scriptOf(match));
  kept.set(match, timeline);
  return timeline;
}

function layOut(match: ScriptedMatch, script: FootballScript): Timeline {
  const real = (matchMs: number) => Math.round(matchMs / match.speed);
  const minutes = (count: number) => real(count * 60_000);
  const { kickoff } = match;
  const firstHalfEnd = kickoff + minutes(script.minutes[0]);
  const secondHalfStart = firstHalfEnd + minutes(match.breakMinutes);
  const fullTime = secondHalfStart + minutes(script.minutes[1]);
  const [first, second] = script.halves;
  return {
    kickoff,
    firstHalfEnd,
    secondHalfStart,
    fullTime,
    ...scoresOf(script),
    incidents: [
      ...first.map(event => incidentAt(match, event, kickoff + real(event.at), firstHalfEnd)),
      ...second.map(event => incidentAt(match, event, secondHalfStart + real(event.at), fullTime)),
    ],
  };
}

/**
 * Placed so that a late goal is confirmed before the whistle at any speed. The market is suspended a little before
 * the goal, by a fixed time in match seconds, since an open market would reveal that nothing happens in that time.
 */
export function incidentAt(
  match: ScriptedMatch,
  event: FootballEvent,
  at: number,
  whistle: number,
): Incident {
  const confirmedAt =
    event.kind === 'danger' ? at : Math.min(at + visibleSpan(match, 7), Math.round((at + whistle) / 2));
  const settled = confirmedAt + visibleSpan(match, event.kind === 'danger' ? 5 : 8);
  return {
    kind: event.kind,
    side: event.side,
    at,
    confirmedAt,
    shutFrom: at - matchSpan(match, 3),
    shutUntil: event.kind === 'danger' ? settled : Math.max(settled, at + matchSpan(match, apart)),
    lastsBeyond: event.at / 60_000 + quietBefore[event.kind],
  };
}
