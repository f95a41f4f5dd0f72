import { minute } from '@lobby/calendar';

const formats = new Map<string, Intl.DateTimeFormat>();

/** The moment at which the clocks of a zone show `local`, a date and time written as if of UTC; ms. */
export function momentOf(local: number, zone: string): number {
  const nearly = local - offsetOf(zone, local);
  return local - offsetOf(zone, nearly);
}

/** How far the clocks of a zone are ahead of UTC at a moment, ms. */
function offsetOf(zone: string, at: number): number {
  const format =
    formats.get(zone) ?? new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
  formats.set(zone, format);
  const name = format.formatToParts(at).find(part => part.type === 'timeZoneName')?.value ?? '';
  const [, sign, hours = 0, minutes = 0] = /([+-])(\d\d):(\d\d)/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * minute;
}
