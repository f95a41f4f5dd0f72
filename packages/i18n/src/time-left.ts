import { minute } from '@lobby/calendar';
import type { Locale } from './locale.ts';

/**
 * How long it takes, in words: hours and minutes, rounded up to the minute, e.g. `2小时59分钟`; undefined for
 * nothing or less.
 */
export function timeLeft(ms: number, locale: Locale): string | undefined {
  const minutes = Math.ceil(ms / minute);
  if (!(minutes > 0)) return undefined;
  const parts = [
    [Math.floor(minutes / 60), 'hour'],
    [minutes % 60, 'minute'],
  ] as const;
  // Traditional Chinese has spaces around numbers, which go.
  return parts
    .filter(([count]) => count > 0)
    .map(([count, unit]) =>
      new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count),
    )
    .join('')
    .replaceAll(' ', '');
}
