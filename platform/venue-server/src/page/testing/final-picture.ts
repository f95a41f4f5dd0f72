import type { Card, GameEvent, GameKind, RoundEvent } from '@lobby/games';
import { cardFace } from '../cards/card-picture.ts';
import { fishPicture } from '../fishing/draw-fish.ts';
import { fishShapes } from '../fishing/fish-shapes.ts';

/** What lies on the table at the end of a round: symbols of reels, hands of cards, numbers, a pocket or a fish. */
type FinalPicture = Readonly<Record<string, unknown>>;

/** Hands whose places on the page differ by game, each in any order of its cards. */
const handsOf = (hands: readonly (readonly string[])[]): FinalPicture => ({
  hands: hands
    .filter(({ length }) => length > 0)
    .map(hand => [...hand].sort().join(' '))
    .sort(),
});

/** The picture that a recorded round ends with, by its events alone. */
export function toldBy(events: readonly RoundEvent[]): FinalPicture {
  const hands: Card[][] = [];
  let picture: FinalPicture = {};
  // Safe: every game's events are among these.
  for (const event of events as readonly GameEvent[]) {
    switch (event.type) {
      case 'reels':
        picture = { reels: event.symbols };
        break;
      case 'ball':
        picture = { pocket: String(event.pocket) };
        break;
      case 'drawn':
        picture = { numbers: event.numbers.map(String) };
        break;
      case 'match-end':
        picture = { maps: event.maps.join(':') };
        break;
      case 'shot':
        picture = { fish: event.target, isCaught: event.isCaught };
        break;
      case 'deal':
      case 'hands':
        hands.splice(0, 2, [...event.player], [...event.banker]);
        break;
      case 'third-card':
        hands[event.side === 'player' ? 0 : 1]?.push(event.card);
        break;
      case 'dealt':
        hands.splice(0, 1, [...event.player]);
        break;
      case 'hit':
      case 'double':
        hands[event.hand]?.push(event.card);
        break;
      case 'split':
        hands.splice(0, hands.length, ...event.hands.map(hand => [...hand]));
        break;
      case 'dealer':
        hands.push([...event.cards]);
        break;
    }
  }
  return hands.length > 0 ? handsOf(hands) : picture;
}

const cards = new Map(
  [...'SHCD'].flatMap(suit => [...'A23456789TJQK'].map(rank => [faceOf(cardFace(suit + rank)), suit + rank])),
);
const fish = new Map(Object.keys(fishShapes).map(kind => [fishPicture(kind).outerHTML, kind]));
if (cards.size !== 52 || fish.size !== Object.keys(fishShapes).length)
  throw new Error('Two pictures are the same, so that nobody could tell cards or fish apart.');

function faceOf(face: Element): string {
  return face.innerHTML;
}
const textsIn = (root: HTMLElement, those: string) =>
  [...root.querySelectorAll(those)].map(each => each.textContent ?? '');

/** The picture that a page shows, read from what it has drawn. */
export function seenIn(root: HTMLElement, kind: GameKind): FinalPicture {
  switch (kind) {
    case 'slot':
      return {
        reels: [...root.querySelectorAll('.reel')].map(reel =>
          [...reel.querySelectorAll('[data-symbol]')].map(cell => cell.getAttribute('data-symbol')),
        ),
      };
    case 'esports':
      return { maps: textsIn(root, '.won')[0] };
    case 'roulette':
      return { pocket: textsIn(root, 'output')[0] };
    case 'fishing': {
      const sea = root.querySelector<HTMLElement>('.sea');
      return { fish: fish.get(sea?.innerHTML ?? ''), isCaught: sea?.dataset.caught === 'true' };
    }
    case 'three-dice':
      return {
        numbers: [...root.querySelectorAll('.pieces > *')].map(die =>
          String(die.querySelectorAll('circle').length),
        ),
      };
    case 'five-digits':
    case 'ten-cars':
      return { numbers: textsIn(root, '.pieces > *') };
    default:
      return handsOf(
        [...root.querySelectorAll('.cards, .hand-cards')].map(row =>
          [...row.querySelectorAll('.card')].map(card => cards.get(faceOf(card)) ?? 'face down'),
        ),
      );
  }
}
