import type { EsportsRules, GameEvent } from '@lobby/games';
import { h } from '../elements.ts';
import { wait } from '../shell/wait.ts';
import type { ReplayVisit } from '../visit.ts';
import '../tickets/ticket-page.css';
import './esports.css';
import { matchIn } from './match/known-matches.ts';
import { scoreboard } from './match/scoreboard.ts';
import { lengthOf, roundMs, shownAt } from './match/shown-at.ts';
import { esportsWords } from './words/words.ts';

/** How many times faster than it was played a recorded match is shown. */
const faster = 3;

/** A recorded match, round by round; its end at once for whoever asked for less motion. */
export function replayEsports(
  root: HTMLElement,
  { record, language }: ReplayVisit<EsportsRules, GameEvent>,
): () => Promise<void> {
  const { events } = record.round;
  const match = matchIn(events) ?? record.rules.fixture;
  const board = scoreboard(esportsWords(language));
  const maps = record.rules.fixture.maps.map(({ map }) => map);
  root.append(h('div', { class: 'arena ticket-page replayed-match' }, board.element));
  return async () => {
    const length = lengthOf(events);
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    for (let at = isStill ? length : 0; at < length; at += roundMs) {
      board.show({ ...match, maps }, shownAt(events, at));
      await wait(roundMs / faster);
    }
    board.show({ ...match, maps }, shownAt(events, length));
  };
}
