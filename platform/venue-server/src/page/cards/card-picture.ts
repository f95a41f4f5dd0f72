import './card-picture.css';
import type { Card } from '@lobby/games';
import { svg } from '../elements.ts';

/** Outlines of the suits in a square of 24. */
const suits: Readonly<Record<string, string>> = {
  S: 'M12 2c.9 4 9 7.4 9 12.2 0 2.7-2 4.4-4.2 4.4-1.6 0-2.9-.8-3.7-2 .2 2.4.9 4.4 2.5 5.4H8.4c1.6-1 2.3-3 2.5-5.4-.8 1.2-2.1 2-3.7 2C5 18.6 3 16.9 3 14.2 3 9.4 11.1 6 12 2Z',
  H: 'M12 21.5C5.4 15.4 2 11.7 2 7.9 2 5 4.2 2.9 6.9 2.9c2.1 0 4 1.2 5.1 3.3 1.1-2.1 3-3.3 5.1-3.3C19.8 2.9 22 5 22 7.9c0 3.8-3.4 7.5-10 13.6Z',
  C: 'M12 2a4.6 4.6 0 0 1 3.9 7.1 4.7 4.7 0 1 1-2.7 7.5c.3 2.4.9 4.4 2.4 5.4H8.4c1.5-1 2.1-3 2.4-5.4a4.7 4.7 0 1 1-2.7-7.5A4.6 4.6 0 0 1 12 2Z',
  D: 'M12 1.5 20.5 12 12 22.5 3.5 12Z',
};

/** Its rank as cards show it. */
export const rankText = (card: Card): string => (card[1] === 'T' ? '10' : (card[1] ?? ''));

const isRed = (card: Card) => card[0] === 'H' || card[0] === 'D';

/** The face of a card: rank and suit in the corner, which stays seen in a fan, and the suit once more, large. */
export function cardFace(card: Card): SVGElement {
  const rank = svg('text', { x: '5', y: '23', class: 'rank', 'text-anchor': 'start' });
  rank.textContent = rankText(card);
  const suit = suits[card[0] ?? ''] ?? '';
  return framed(
    `face ${isRed(card) ? 'red' : 'black'}`,
    svg('rect', { ...edge, class: 'paper' }),
    rank,
    svg('path', { d: suit, transform: 'translate(4.5 27) scale(.66)' }),
    svg('path', { d: suit, transform: 'translate(20 38) scale(1.5)' }),
  );
}

/** The back of a card. */
export function cardBack(): SVGElement {
  const lattice = [14, 28, 42, 56, 70].flatMap(y => [
    `M6 ${y}L30 ${y - 14}L54 ${y}`,
    `M6 ${y}L30 ${y + 14}L54 ${y}`,
  ]);
  return framed(
    'back',
    svg('rect', { ...edge, class: 'cloth' }),
    svg('rect', { x: '4.5', y: '4.5', width: '51', height: '75', rx: '3', class: 'line' }),
    svg('path', { d: lattice.join(''), class: 'lattice' }),
    svg('path', { d: 'M30 30l9 12-9 12-9-12z', class: 'seal' }),
  );
}

const edge = { x: '.5', y: '.5', width: '59', height: '83', rx: '5' };

function framed(kind: string, ...content: readonly SVGElement[]): SVGElement {
  const picture = svg('svg', { viewBox: '0 0 60 84', class: `card ${kind}`, 'aria-hidden': 'true' });
  picture.append(...content);
  return picture;
}
