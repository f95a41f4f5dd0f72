import type { StampProps } from '../ticket/stamp.tsx';
import { escaped } from './escaped.ts';
import type { TicketLook } from './ticket-look.ts';
import type { Measure } from './wrap-text.ts';

/** The stamp at the right of the top, above all figures. */
export function drawStamp(
  { text, note, tone }: StampProps,
  { right, y }: { readonly right: number; readonly y: number },
  look: TicketLook,
  measure: Measure,
): string {
  const wide = Math.max(measure(text, 16, 600), note ? measure(note, 12, 400) : 0) + 24;
  const high = note ? 46 : 30;
  const [x, middle, top] = [right - wide, right - wide / 2, y - 24];
  const ink = look.stamps[tone];
  const line = (words: string, size: number, weight: number, at: number) =>
    `<text x="${middle}" y="${at}" font-size="${size}" font-weight="${weight}" fill="${ink}" text-anchor="middle">${escaped(words)}</text>`;
  return [
    `<g transform="rotate(-8 ${middle} ${top + high / 2})">`,
    `<rect x="${x}" y="${top}" width="${wide}" height="${high}" rx="8" fill="none" stroke="${ink}" stroke-width="2"/>`,
    line(text, 16, 600, top + 21),
    note ? line(note, 12, 400, top + 38) : '',
    '</g>',
  ].join('');
}
