import type { StampProps } from '../ticket/stamp.tsx';
import type { TicketPaper } from '../ticket/ticket-paper.ts';
import type { TicketLook } from './ticket-look.ts';
import { ticketOutline } from './ticket-outline.ts';
import { type Measure, wrapText } from './wrap-text.ts';

interface Drawing {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

const [width, edge, inset] = [392, 16, 40];
const right = width - inset;
const contentWidth = right - inset;
const [stampWidth, stampHeight] = [84, 56];

/** Draws a ticket as an SVG of its own. */
export function drawTicket(paper: TicketPaper, look: TicketLook, measure: Measure): Drawing {
  const drawn: string[] = [];
  let y = edge;
  const write = (text: string, at: Partial<Place> & Pick<Place, 'size'>) => {
    const { x = inset, size, weight = 400, fill = look.text, anchor = 'start', more = '' } = at;
    drawn.push(
      `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${fill}" text-anchor="${anchor}"${more}>${escaped(text)}</text>`,
    );
  };
  const dots = (from: number, to: number) =>
    drawn.push(
      `<path d="M${from} ${y}H${to}" stroke="${look.line}" stroke-width="2" stroke-linecap="round" stroke-dasharray="0 6"/>`,
    );

  y += 34;
  write(paper.brand, { size: 16, weight: 600, fill: look.accent });
  if (!paper.stamp) write(paper.title, { size: 14, x: right, anchor: 'end', fill: look.quiet });
  else drawn.push(drawStamp(paper.stamp, { right, y: y + 2 }, look));
  y += paper.stamp ? (paper.stamp.note ? 40 : 30) : 18;

  for (const { title, detail, facts, price, before } of paper.legs) {
    y += 24;
    const shown = measure(price, 16, 600);
    write(price, { size: 16, weight: 600, x: right, anchor: 'end', fill: look.accent });
    const old = before === undefined ? 0 : measure(`${before} → `, 12, 400) + 4;
    if (before !== undefined) {
      const x = right - shown - 6;
      const arrow = measure(' →', 12, 400);
      write('→', { size: 12, x, anchor: 'end', fill: look.quiet });
      const more = ' text-decoration="line-through"';
      write(before, { size: 12, x: x - arrow - 2, anchor: 'end', fill: look.quiet, more });
    }
    const free = contentWidth - shown - old - 16;
    wrapText(title, free, part => measure(part, 16, 600)).forEach((part, at) => {
      if (at > 0) y += 22;
      write(part, { size: 16, weight: 600 });
    });
    for (const line of [detail, facts]) {
      for (const part of wrapText(line, contentWidth, text => measure(text, 12, 400))) {
        y += 18;
        write(part, { size: 12, fill: look.quiet });
      }
    }
    y += 8;
  }

  y += 16;
  const tear = y;
  dots(edge + 16, width - edge - 12);
  y += 8;
  for (const { label, value } of paper.rows) {
    y += 24;
    write(label, { size: 13, fill: look.quiet });
    const free = contentWidth - measure(label, 13, 400) - 16;
    wrapText(value, free, part => measure(part, 13, 600)).forEach((part, at) => {
      if (at > 0) y += 18;
      write(part, { size: 13, weight: 600, x: right, anchor: 'end' });
    });
  }
  y += 8;
  for (const note of paper.notes) {
    for (const part of wrapText(note, contentWidth, text => measure(text, 12, 400))) {
      y += 18;
      write(part, { size: 12, fill: look.quiet });
    }
  }
  const bottom = y + 20;
  const height = bottom + edge + 4;
  const outline = ticketOutline({ left: edge, right: width - edge, top: edge, bottom, tear });
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="${escaped(look.fonts)}">`,
    `<rect width="${width}" height="${height}" fill="${look.ground}"/>`,
    `<path d="${outline}" fill="${look.paper}" stroke="${look.line}"/>`,
    ...drawn,
    '</svg>',
  ].join('');
  return { svg, width, height };
}

interface Place {
  readonly x: number;
  readonly size: number;
  readonly weight: number;
  readonly fill: string;
  readonly anchor: 'start' | 'end';
  readonly more: string;
}

/** The stamp at the right of the top, above all figures: the word in its frame, and why below. */
function drawStamp(
  { text, note, tone }: StampProps,
  { right, y }: { readonly right: number; readonly y: number },
  look: TicketLook,
): string {
  const [middle, top] = [right - stampWidth / 2, y - 38];
  const ink = look.stamps[tone];
  const line = (words: string, size: number, weight: number, at: number) =>
    `<text x="${middle}" y="${at}" font-size="${size}" font-weight="${weight}" fill="${ink}" text-anchor="middle">${escaped(words)}</text>`;
  return [
    `<g transform="rotate(-8 ${middle} ${top + stampHeight / 2})">`,
    look.stampFrame({ x: right - stampWidth, y: top, width: stampWidth, height: stampHeight }, ink),
    text.length > 2
      ? line(text, 15, 600, top + stampHeight / 2 + 5)
      : line(text, 20, 600, top + stampHeight / 2 + 7),
    note ? line(note, 12, 400, top + stampHeight + 12) : '',
    '</g>',
  ].join('');
}

/** A text that may stand in the markup of an SVG. */
function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
