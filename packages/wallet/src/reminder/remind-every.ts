import { intervalsPassed, takeReminder } from './reminder-mark.ts';

export interface SessionReminder {
  /** When the session began, the platform's time, ms. */
  readonly since: number;
  /** Between two reminders. */
  readonly minutes: number;
  /** The platform's time, ms. */
  now(): number;
  remind(): void;
}

/** Reminds after each interval of a session, in a tab that is seen, once over all tabs. Returns its end. */
export function remindEvery({ since, minutes, now, remind }: SessionReminder): () => void {
  const every = minutes * 60_000;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const look = async () => {
    const passed = Math.max(0, now() - since);
    clearTimeout(timer);
    timer = setTimeout(() => void look(), every - (passed % every));
    if (document.visibilityState !== 'visible') return;
    const isDue = await takeReminder({ since, minutes, count: intervalsPassed(since, minutes, now()) });
    if (isDue && !isOver) remind();
  };
  const seen = () => void look();
  document.addEventListener('visibilitychange', seen);
  void look();
  return () => {
    isOver = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', seen);
  };
}
