import type { SlotEvent } from '@lobby/games';
import { h } from '../elements.ts';
import type { Language } from '../texts.ts';
import type { GameLook } from './games/game-look.ts';

/** The drawing of a symbol of a game; what it is, is said beside it or in the text of the round. */
export function symbolPicture({ drawings }: GameLook, symbol: string): HTMLImageElement {
  return h('img', { src: drawings[symbol] ?? '', alt: '', draggable: 'false', class: 'symbol' });
}

/** What the reels of a round showed last, small. */
export function smallPicture(events: readonly SlotEvent[], look: GameLook, language: Language): HTMLElement {
  const last = events.findLast(event => event.type === 'reels');
  const columns = last?.symbols ?? [];
  const label = columns
    .map(column => column.map(each => look.names[language][each] ?? each).join(' '))
    .join('；');
  return h(
    'span',
    { class: 'small-picture', role: 'img', 'aria-label': label },
    ...columns.map(column => h('span', {}, ...column.map(each => symbolPicture(look, each)))),
  );
}
