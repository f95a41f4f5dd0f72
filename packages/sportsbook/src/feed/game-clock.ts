import type { WireGame } from '@lobby/api-client/contract/game/sportsbook';
import { longestAdded } from '@lobby/feature';
import { codeOf, findSport, halfMinutes, type SetPlay } from '@lobby/sports';
import { type Inning, readInning } from './inning/inning.ts';

const fullMinutes = 2 * halfMinutes;

/** A quarter of basketball, or an overtime. */
type Quarter = 'Q1' | 'Q2' | 'Q3' | 'Q4' | 'OT';

/** The phase of a match: before kick-off, a half, a quarter, a set or an inning, a break, extra time, penalties. */
export type Phase = 'pre' | '1H' | 'HT' | '2H' | 'ET' | 'PK' | 'set' | 'inning' | Quarter;

/** A match clock in one frame. */
export interface ClockReading {
  readonly phase: Phase;
  /** Match seconds; the second half starts at 2,700. Absent while the clock is stopped. */
  readonly seconds?: number;
  /** The seconds are what is left of the phase. */
  readonly countsDown?: boolean;
  /** In a match of sets: which one, and whether it is over and the next has not begun. */
  readonly set?: { readonly number: number; readonly isOver: boolean; readonly counts: SetPlay['counts'] };
  /** Of baseball, which has no clock. */
  readonly inning?: Inning;
}

/** A reading, when it was taken, and how fast this match runs (virtual football is faster than a wall clock). */
export interface GameClock extends ClockReading {
  readonly readAt: number;
  /** Match seconds per real second. */
  readonly rate: number;
}

const phases: Readonly<Record<string, Phase>> = {
  '1H': '1H',
  '2H': '2H',
  HT: 'HT',
  ET: 'ET',
  PK: 'PK',
};

interface ClockHabits {
  /** Some providers restart the second half at 00:00; ours sends match minutes. */
  readonly secondHalfFromZero?: boolean;
}

/** Reads `re_time`: "1H^33:47", "2H^52:41", "HT^", "" before kick-off. Anything unreadable is `pre`. */
export function parseClock(text: string, { secondHalfFromZero = false }: ClockHabits = {}): ClockReading {
  const [name = '', time = ''] = text.trim().split('^');
  const phase = phases[name.trim().toUpperCase()];
  if (!phase) return { phase: 'pre' };
  const match = /^(\d{1,3}):([0-5]\d)$/.exec(time.trim());
  if (!match || phase === 'HT' || phase === 'PK') return { phase };
  const seconds = Number(match[1]) * 60 + Number(match[2]);
  const restarted = secondHalfFromZero && phase === '2H';
  return { phase, seconds: restarted ? seconds + halfMinutes * 60 : seconds };
}

/** What a wire game says of a clock: `re_time`; which quarter and what is left of it; which set, or how an inning stands. */
export function readClock(wire: Partial<WireGame> & Pick<WireGame, 're_time'>): ClockReading {
  const inning = readInning(wire);
  if (inning) return { phase: 'inning', inning };
  const number = /^S(\d{1,2})$/.exec(wire.se_now ?? '')?.[1];
  const counts = findSport(codeOf({ gtype: wire.gtype ?? '', gameType: wire.gameType }))?.play.sets?.counts;
  if (number && counts)
    return { phase: 'set', set: { number: Number(number), isOver: wire.HalfTime === 'Y', counts } };
  const phase = quarters.find(one => one === wire.se_now);
  if (!phase) return parseClock(wire.re_time);
  if (wire.HalfTime === 'Y') return { phase: 'HT' };
  const [, minutes, seconds] = /^(\d{1,2}):([0-5]\d)$/.exec(wire.t_count ?? '') ?? [];
  if (minutes === undefined) return { phase };
  return { phase, seconds: Number(minutes) * 60 + Number(seconds), countsDown: true };
}

const quarters: readonly Quarter[] = ['Q1', 'Q2', 'Q3', 'Q4', 'OT'];

/** Adds a reading; two readings of one phase, far enough apart, give the speed of the match. */
export function nextClock(old: GameClock | undefined, reading: ClockReading, readAt: number): GameClock {
  const rate = old?.rate ?? 1;
  if (!old || old.phase !== reading.phase || old.seconds === undefined || reading.seconds === undefined) {
    return { ...reading, readAt, rate };
  }
  if (reading.seconds === old.seconds && readAt - old.readAt < 3_000) return old;
  const elapsed = (readAt - old.readAt) / 1_000;
  if (elapsed < 2) return { ...reading, readAt, rate };
  const moved = reading.seconds - old.seconds;
  const measured = (reading.countsDown ? -moved : moved) / elapsed;
  if (measured < 0) return { ...reading, readAt, rate };
  return { ...reading, readAt, rate: measured > 0.5 && measured < 1.6 ? 1 : measured };
}

/** A clock is not trusted further than this beyond its last reading. */
const longestGuessMs = 15_000;

/** The match seconds at `now`; undefined while the clock is stopped. */
export function secondsAt(clock: GameClock, now: number): number | undefined {
  if (clock.seconds === undefined) return undefined;
  const elapsed = Math.min(Math.max(0, now - clock.readAt), longestGuessMs);
  const moved = (elapsed / 1_000) * clock.rate;
  return clock.countsDown ? Math.max(0, Math.ceil(clock.seconds - moved)) : Math.floor(clock.seconds + moved);
}

/**
 * The minute of a football match at `now`, 0 to 90 with fractions: added time stands at the end of its half, half-time is 45,
 * extra time and penalties are 90; 0 before kick-off and without a clock.
 */
export function minuteOf(clock: GameClock | undefined, now: number): number {
  if (!clock || clock.phase === 'pre') return 0;
  if (clock.phase === 'HT') return halfMinutes;
  if (clock.phase === 'ET' || clock.phase === 'PK') return fullMinutes;
  if (clock.countsDown || clock.phase === 'set') return 0;
  const minute = (secondsAt(clock, now) ?? 0) / 60;
  return clock.phase === '1H'
    ? Math.min(halfMinutes, minute)
    : Math.min(fullMinutes, Math.max(halfMinutes, minute));
}

/** Minutes beyond the ninetieth at `now`, with fractions, up to `longestAdded`; all of them in extra time and penalties. */
export function addedOf(clock: GameClock | undefined, now: number): number {
  if (clock?.phase === 'ET' || clock?.phase === 'PK') return longestAdded;
  if (clock?.phase !== '2H') return 0;
  return Math.min(longestAdded, Math.max(0, (secondsAt(clock, now) ?? 0) / 60 - fullMinutes));
}

/** 4,303 → "71:43"; in added time the minutes over the half, as broadcasts show them: 5,723 in the second → "90+5". */
export function printClock(seconds: number, phase?: Phase): string {
  const minutes = Math.floor(seconds / 60);
  const full = phase === '1H' ? halfMinutes : phase === '2H' ? fullMinutes : Number.POSITIVE_INFINITY;
  if (minutes >= full) return `${full}+${minutes - full}`;
  return `${String(minutes).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;
}
