import type { BullEvent, BullRules } from '@lobby/games';
import '../cards/cards.css';
import { h } from '../elements.ts';
import type { ReplayVisit } from '../visit.ts';
import './bull.css';
import { bullTable } from './bull-table.ts';
import { bullTexts } from './texts.ts';

/** Both hands of a recorded round, dealt again. */
export function replayBull(
  root: HTMLElement,
  { record, language }: ReplayVisit<BullRules, BullEvent>,
): () => Promise<void> {
  const texts = bullTexts(language);
  const said = h('p', { class: 'motto' });
  const table = bullTable({ ...texts, you: texts.player }, language, {
    middle: h('div', { class: 'middle' }, said),
    tell: sentence => {
      said.textContent = sentence;
    },
  });
  root.append(table.element);
  return async () => {
    table.clear();
    for (const event of record.round.events) {
      if (event.type === 'hands') await table.deal(event);
      else if (event.type === 'bull') table.mark(event.winner);
    }
  };
}
