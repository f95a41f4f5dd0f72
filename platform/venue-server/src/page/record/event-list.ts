import type { GameEvent, RoundEvent } from '@lobby/games';
import { h } from '../elements.ts';
import type { Language } from '../texts.ts';
import { eventWords } from './event-words.ts';
import type { Names } from './names-of-game.ts';

/** The events of a round one after the other, in words. @param names of its game. */
export function eventList(events: readonly RoundEvent[], language: Language, names: Names): HTMLElement {
  return h(
    'ol',
    { class: 'events' },
    // Safe: a type that is not known is shown by its name.
    ...events.map(event =>
      h('li', { 'data-event': event.type }, eventWords(event as GameEvent, language, names)),
    ),
  );
}
