import { defineItem, readItem, removeItem, textCodec, writeItem } from '@lobby/api/storage';
import { beijingDayNumber } from '@lobby/calendar';

/** The number of the Beijing day on which announcements do not open by themselves in this browser. */
const notTodayItem = defineItem('no-announcements-on', textCodec);

/** Whether announcements do not open by themselves on the Beijing day of `now`, ms. */
export function isNotToday(now: number): boolean {
  return readItem(notTodayItem) === String(beijingDayNumber(now));
}

/** Remembers, or forgets, that they do not open by themselves until the Beijing day of `now`, ms, is over. */
export function setNotToday(isWanted: boolean, now: number): void {
  if (isWanted) writeItem(notTodayItem, String(beijingDayNumber(now)));
  else removeItem(notTodayItem);
}
