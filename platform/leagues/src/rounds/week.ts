import { day, hour, minute } from '@lobby/calendar';

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

const week = 7 * day;

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
