import type { BlackjackEvent, BlackjackRules } from '@lobby/games';
import '../cards/cards.css';
import { h } from '../elements.ts';
import { wait } from '../shell/wait.ts';
import type { ReplayVisit } from '../visit.ts';
import './blackjack.css';
import { sayEvent } from './say-event.ts';
import { tableView } from './table-view.ts';
import { blackjackTexts } from './texts.ts';

/** How long an event is seen before the next one, ms. */
const seenMs = 700;

/** The table of a recorded round, on which its cards are dealt and its moves are made again. */
export function replayBlackjack(
  root: HTMLElement,
  { record, language }: ReplayVisit<BlackjackRules, BlackjackEvent>,
): () => Promise<void> {
  const texts = blackjackTexts(language);
  const shown = { ...texts, you: texts.player };
  const said = h('p', { class: 'motto' });
  const table = tableView(shown, language, h('div', { class: 'middle' }, said));
  root.append(table.element);
  return async () => {
    table.clear();
    for (const event of record.round.events) {
      await table.show(event);
      const sentence = sayEvent(event, table.table(), shown, language);
      if (sentence !== '') said.textContent = sentence;
      await wait(seenMs);
    }
  };
}
