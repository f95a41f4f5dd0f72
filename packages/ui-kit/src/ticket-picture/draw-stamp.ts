import type { StampProps } from '../ticket/stamp.tsx';
import { escaped } from './escaped.ts';
import type { TicketLook } from './ticket-look.ts';

const [width, height] = [84, 56];

/** The stamp at the right of the top, above all figures: the word in its frame, and why below. */
export function drawStamp(
  { text, note, tone }: StampProps,
  { right, y }: { readonly right: number; readonly y: number },
  look: TicketLook,
): string {
  const [middle, top] = [right - width / 2, y - 38];
  const ink = look.stamps[tone];
  const line = (words: string, size: number, weight: number, at: number) =>
    `<text x="${middle}" y="${at}" font-size="${size}" font-weight="${weight}" fill="${ink}" text-anchor="middle">${escaped(words)}</text>`;
  return [
    `<g transform="rotate(-8 ${middle} ${top + height / 2})">`,
    look.stampFrame({ x: right - width, y: top, width, height }, ink),
    line(text, 15, 600, top + height / 2 + 5),
    note ? line(note, 12, 400, top + height + 12) : '',
    '</g>',
  ].join('');
}
