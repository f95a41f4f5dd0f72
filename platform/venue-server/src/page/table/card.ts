import './card.css';
import { h, svg } from '../elements.ts';

const suitPaths: Readonly<Record<string, string>> = {
  S: 'M12 2C9 7 3 10 3 15a4.500 4.500 0 0 0 8 2.800L9.500 22h5L13 17.800A4.500 4.500 0 0 0 21 15C21 10 15 7 12 2z',
  H: 'M12 21C7 16 3 12.500 3 8.500a4.500 4.500 0 0 1 9-1 4.500 4.500 0 0 1 9 1C21 12.500 17 16 12 21z',
  C: 'M12 2a4.500 4.500 0 0 0-3.900 6.700A4.500 4.500 0 1 0 11 16.500L9.500 22h5L13 16.500a4.500 4.500 0 1 0 2.900-7.800A4.500 4.500 0 0 0 12 2z',
  D: 'M12 2 20 12 12 22 4 12z',
};

const isRed = (suit: string) => suit === 'H' || suit === 'D';

/** A card face up: "S7" is the seven of spades. What it is, is said by whoever shows it. */
export function cardFace(card: string): HTMLElement {
  const [suit = 'S', rank = ''] = [card[0], card[1]];
  const pip = (name: string) => {
    const drawn = svg('svg', { class: name, viewBox: '0 0 24 24' });
    drawn.append(svg('path', { d: suitPaths[suit] ?? '' }));
    return drawn;
  };
  return h(
    'span',
    { class: 'card', 'data-suit': isRed(suit) ? 'red' : 'black', 'aria-hidden': 'true' },
    h('span', { class: 'card-corner' }, h('b', {}, rank === 'T' ? '10' : rank), pip('card-small')),
    pip('card-pip'),
  );
}
