import type { Language } from '../texts.ts';

const styles = {
  day: { dateStyle: 'short', timeStyle: 'medium' },
  clock: { timeStyle: 'medium' },
} as const;

/** Moments as Beijing writes them: with their day, or the time of the clock alone. */
export function timeTextOf(language: Language, style: keyof typeof styles): (at: number) => string {
  const format = new Intl.DateTimeFormat(language, {
    ...styles[style],
    hourCycle: 'h23',
    timeZone: 'Asia/Shanghai',
  });
  return at => format.format(at);
}
