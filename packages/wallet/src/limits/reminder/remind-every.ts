import { claimReminder, intervalsPassed, isReminderOpen, reminderShown } from './reminder-mark.ts';

export interface SessionReminder {
  /** When the session began, the platform's time, ms. */
  readonly since: number;
  /** Between two reminders. */
  readonly minutes: number;
  /** The platform's time, ms. */
  now(): number;
  remind(): void;
}

/**
 * Reminds after each interval of a session, in a tab that is seen, once over all tabs; and again after a reload of a tab
 * whose reminder was not answered. Returns its end.
 */
export function remindEvery({ since, minutes, now, remind }: SessionReminder): () => void {
  const every = minutes * 60_000;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const look = async () => {
    const passed = Math.max(0, now() - since);
    clearTimeout(timer);
    timer = setTimeout(() => void look(), every - (passed % every));
    if (document.visibilityState !== 'visible') return;
    const isConfirmable = await claimReminder({
      since,
      minutes,
      count: intervalsPassed(since, minutes, now()),
    });
    // Also when the page is left just now: then it stands on the next one.
    if (isConfirmable) reminderShown(since);
    if (isConfirmable && !isOver) remind();
  };
  const seen = () => void look();
  document.addEventListener('visibilitychange', seen);
  if (isReminderOpen(since)) remind();
  void look();
  return () => {
    isOver = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', seen);
  };
}
