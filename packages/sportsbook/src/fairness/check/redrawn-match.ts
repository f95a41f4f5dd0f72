import { minute as minuteMs } from '@lobby/calendar';
import { type FootballScript, goalsOf } from '@lobby/draws';
import { printMinute } from '@lobby/sports';

/** A goal or a red card of a match drawn again. */
export interface Moment {
  readonly kind: 'goal' | 'red';
  readonly side: 'H' | 'C';
  /** As printed: "12", in added time "45+2". */
  readonly minute: string;
  /** The score after it, "1:0". */
  readonly score: string;
}

/** A match drawn again, as people read it. */
export interface RedrawnMatch {
  readonly halves: readonly [first: readonly Moment[], second: readonly Moment[]];
  /** "1:0" at half-time, "2:1" at the end. */
  readonly half: string;
  readonly full: string;
}

/** Lists the events of a script: goals and red cards with minute, side and the score after each. */
export function redrawnMatch(script: FootballScript): RedrawnMatch {
  const [first, second] = goalsOf(script);
  const goals = { H: 0, C: 0 };
  const halfOf = (half: 0 | 1) =>
    script.halves[half].flatMap(({ kind, side, at }): Moment[] => {
      if (kind === 'danger') return [];
      if (kind === 'goal') goals[side] += 1;
      return [{ kind, side, minute: minuteOf(half, at), score: `${goals.H}:${goals.C}` }];
    });
  return {
    halves: [halfOf(0), halfOf(1)],
    half: first.join(':'),
    full: `${first[0] + second[0]}:${first[1] + second[1]}`,
  };
}

/** The minute that is running, counted from 1; added time is counted beside the end of its half. */
function minuteOf(half: 0 | 1, at: number): string {
  return printMinute(half, Math.floor(at / minuteMs) + 1);
}
