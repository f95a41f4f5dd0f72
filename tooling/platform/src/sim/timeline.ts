import { type Match, paced, type Score, type Side } from './match.ts';
import { type Moment, type Script, writeScript } from './script.ts';

/** A moment of the script in real time: when it happens, when it is confirmed, and how long no bet is taken. */
interface Incident {
  readonly kind: Moment['kind'];
  readonly side: Side;
  readonly at: number;
  /** From here on everybody may know. */
  readonly confirmedAt: number;
  readonly shutFrom: number;
  readonly shutUntil: number;
}

/** A match laid out on the server's clock. Holds the future: never send it anywhere. */
export interface Timeline {
  readonly kickoff: number;
  readonly firstHalfEnd: number;
  readonly secondHalfStart: number;
  readonly fullTime: number;
  readonly incidents: readonly Incident[];
  readonly half: Score;
  readonly full: Score;
}

const kept = new WeakMap<Match, Timeline>();

/** Lays a match out in time. The same match gives the same timeline in every process. */
export function timelineOf(match: Match): Timeline {
  const known = kept.get(match);
  if (known) return known;
  const timeline = layOut(match, writeScript(match));
  kept.set(match, timeline);
  return timeline;
}

function layOut(match: Match, script: Script): Timeline {
  const ms = (minutes: number) => Math.round((minutes * 60_000) / match.speed);
  const { kickoff } = match;
  const firstHalfEnd = kickoff + ms(script.first);
  const secondHalfStart = firstHalfEnd + ms(match.breakMinutes);
  const fullTime = secondHalfStart + ms(script.second);
  return {
    kickoff,
    firstHalfEnd,
    secondHalfStart,
    fullTime,
    half: script.half,
    full: script.full,
    incidents: [
      ...script.firstHalf.map(moment => incident(match, moment, kickoff + ms(moment.minute), firstHalfEnd)),
      ...script.secondHalf.map(moment =>
        incident(match, moment, secondHalfStart + ms(moment.minute), fullTime),
      ),
    ],
  };
}

/** A goal late in the half is confirmed before the whistle, however fast the match runs. */
function incident(match: Match, moment: Moment, at: number, whistle: number): Incident {
  const confirmedAt =
    moment.kind === 'danger' ? at : Math.min(at + paced(match, 7), Math.round((at + whistle) / 2));
  return {
    kind: moment.kind,
    side: moment.side,
    at,
    confirmedAt,
    shutFrom: at - paced(match, 3),
    shutUntil: confirmedAt + paced(match, moment.kind === 'danger' ? 5 : 8),
  };
}
