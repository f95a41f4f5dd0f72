import { day, hour, minute } from '@lobby/calendar';

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

const week = 7 * day;

/**
 * The rounds a league plays every week, in their order and in its own time zone. At least 60 hours lie between the
 * last kick-off of a round and the first of the next, so that no club plays sooner.
 */
export interface Week {
  /** A name of the IANA database. */
  readonly zone: string;
  /** Every kick-off of a round, as "Sat 12:30 15:00 15:00, Sun 16:30". All rounds have as many. */
  readonly rounds: readonly string[];
}

/** The kick-offs of a round as its text says them, ms from Monday 00:00. "Sun 16:30, Mon 20:00" ends in the next week. */
export function kickoffsOf(round: string): number[] {
  const [first, ...later] = round.split(', ').map(text => {
    const [weekday, ...times] = text.split(' ');
    return times.map(time => {
      const [hours, minutes] = time.split(':').map(Number);
      return weekdays.indexOf(weekday!) * day + hours! * hour + minutes! * minute;
    });
  });
  return [...first!, ...later.flat().map(at => (at < first![0]! ? at + week : at))];
}
