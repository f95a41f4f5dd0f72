import type { Card } from '@lobby/games';
import { h } from '../elements.ts';
import { wait } from '../shell/wait.ts';
import { cardBack, cardFace } from './card-picture.ts';

/** How long a card is on its way, ms. */
const dealMs = 320;

export interface CardRow {
  readonly element: HTMLElement;
  /** Deals a card; undefined: face down. It is there when this ends. */
  deal(card: Card | undefined): Promise<void>;
  /** Turns a card over. */
  turn(at: number, card: Card): Promise<void>;
  /** Puts cards down at once. @param groupedFrom where a gap divides them. */
  put(cards: readonly (Card | undefined)[], groupedFrom?: number): void;
  /** Says what lies there to whoever does not see it. */
  name(text: string): void;
}

/** Cards beside each other, closer together the more there are. */
export function cardRow(): CardRow {
  const element = h('div', { class: 'cards', role: 'img' });
  const picture = (card: Card | undefined) => (card === undefined ? cardBack() : cardFace(card));
  const count = () => element.style.setProperty('--count', String(element.children.length));
  return {
    element,
    async deal(card) {
      const shown = picture(card);
      shown.classList.add('arriving');
      element.append(shown);
      count();
      await wait(dealMs);
    },
    async turn(at, card) {
      const shown = cardFace(card);
      shown.classList.add('turning');
      element.children[at]?.replaceWith(shown);
      await wait(dealMs);
    },
    put(cards, groupedFrom) {
      const shown = cards.map(picture);
      if (groupedFrom !== undefined) shown[groupedFrom]?.classList.add('apart');
      element.replaceChildren(...shown);
      count();
    },
    name(text) {
      element.setAttribute('aria-label', text);
    },
  };
}
