import { pauseAfter } from '@lobby/platform-kernel/jobs/back-off';

const second = 1_000;
const pauses = [5, 15, 60, 300, 900, 3_600].map(seconds => seconds * second);

/** When a provider that was asked `asked` times is asked again, ms; hourly in the end. */
export function asksAgainAt(asked: number, now: number): number {
  return now + pauseAfter(pauses, asked);
}
