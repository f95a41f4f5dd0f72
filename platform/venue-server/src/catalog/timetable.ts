/** How the rounds of a table follow each other, in ms from the start of one. */
export interface Timetable {
  /** Betting ends. */
  readonly bettingMs: number;
  /** The result is drawn: later than betting ends, so that no bet is on its way still. */
  readonly drawMs: number;
  /** The next round begins. */
  readonly periodMs: number;
}

const atTables: Timetable = { bettingMs: 20_000, drawMs: 21_000, periodMs: 36_000 };
const everyMinute: Timetable = { bettingMs: 50_000, drawMs: 52_000, periodMs: 60_000 };

/** A match is played for half a minute and more after betting ends. */
const matches: Timetable = { bettingMs: 45_000, drawMs: 47_000, periodMs: 90_000 };

const timetables: Readonly<Record<string, Timetable>> = {
  baccarat: atTables,
  'baccarat-free': atTables,
  roulette: atTables,
  'three-dice': everyMinute,
  'five-digits': everyMinute,
  'ten-cars': everyMinute,
  'summit-league': matches,
};

/** The timetable of a shared game. @throws Error for a game that has none. */
export function timetableOf(game: string): Timetable {
  const timetable = timetables[game];
  if (!timetable) throw new Error(`${game} has no timetable`);
  return timetable;
}

/** What can be done with a round at a time. */
export type Phase = 'betting' | 'closed' | 'drawn';

/** A round and its times, ms. */
export interface RoundTimes {
  readonly number: number;
  readonly opensAt: number;
  readonly closesAt: number;
  readonly drawsAt: number;
  /** The next round opens. */
  readonly nextAt: number;
}

export const phaseAt = ({ closesAt, drawsAt }: RoundTimes, at: number): Phase =>
  at < closesAt ? 'betting' : at < drawsAt ? 'closed' : 'drawn';
