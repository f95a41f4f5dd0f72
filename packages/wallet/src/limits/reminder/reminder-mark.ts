import { defineItem, isRecord, jsonCodec, readItem, writeItem } from '@lobby/api/storage';
import { tabStorage } from '@lobby/api/storage/tab';

/** The last interval of a session that was seen to be over. */
interface ReminderMark {
  /** When the session began, ms. */
  readonly since: number;
  readonly minutes: number;
  /** Whole intervals since then. */
  readonly count: number;
}

const item = defineItem('session-reminder', jsonCodec(isMark), { personal: true });

/** The session whose reminder stands in this tab and was not answered; it stands again after a reload. */
const openReminder = defineItem('session-reminder-standing', jsonCodec(isSession));

export const isReminderOpen = (since: number): boolean => tabStorage.readItem(openReminder)?.since === since;
export const reminderShown = (since: number): void => void tabStorage.writeItem(openReminder, { since });
export const reminderAnswered = (): void => tabStorage.removeItem(openReminder);

/**
 * How often the interval of a reminder has passed in a session.
 * @param since when it began, ms. @param now the platform's time, ms.
 */
export const intervalsPassed = (since: number, minutes: number, now: number): number =>
  Math.floor(Math.max(0, now - since) / (minutes * 60_000));

/**
 * Whether an interval is over that no tab has reminded of; from then on it counts as reminded of. An interval that was
 * chosen in the middle of a session counts from its choice.
 */
export function claimReminder(mark: ReminderMark): Promise<boolean> {
  const take = () => {
    const last = readItem(item);
    const isSame = last?.since === mark.since && last.minutes === mark.minutes;
    if (isSame && last.count >= mark.count) return false;
    writeItem(item, mark);
    return isSame;
  };
  // Tabs take turns, where the browser can make them.
  return navigator.locks ? navigator.locks.request('session-reminder', take) : Promise.resolve(take());
}

function isSession(value: unknown): value is Pick<ReminderMark, 'since'> {
  return isRecord(value) && typeof value.since === 'number';
}

function isMark(value: unknown): value is ReminderMark {
  return isRecord(value) && ['since', 'minutes', 'count'].every(name => typeof value[name] === 'number');
}
