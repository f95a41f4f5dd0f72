import type { BullEvent, BullKind, Card } from '@lobby/games';
import { cardRow } from '../cards/card-row.ts';
import { cardNames } from '../cards/card-texts.ts';
import { h } from '../elements.ts';
import { wait } from '../shell/wait.ts';
import type { Language } from '../texts.ts';
import { grouped } from './grouped.ts';
import type { BullTexts } from './texts.ts';

type Hands = BullEvent & { readonly type: 'hands' };

/** How long a hand is seen before it is put in order, ms. */
const seenMs = 350;

/** The bank's hand above, the player's below. Each says its kind when its cards are put in order. */
export function bullTable(
  texts: BullTexts,
  language: Language,
  { middle, tell }: { readonly middle: HTMLElement; readonly tell: (sentence: string) => void },
) {
  const banker = seat(texts.banker);
  const player = seat(texts.you);
  const element = h('section', { class: 'card-table' }, banker.element, middle, player.element);

  /** Puts a hand in order and names it. */
  async function name(whose: Seat, cards: readonly Card[], kind: BullKind): Promise<void> {
    await wait(seenMs);
    const inOrder = grouped(cards, kind);
    whose.row.put(inOrder.cards, inOrder.apart);
    whose.kind.textContent = texts.kinds[kind];
    const sentence = texts.has(whose.called, cardNames(inOrder.cards, language), texts.kinds[kind]);
    whose.row.name(sentence);
    tell(sentence);
    await wait(seenMs);
  }

  return {
    element,
    clear(): void {
      for (const { row, kind, called } of [banker, player]) {
        row.put([]);
        row.name(called);
        kind.textContent = '';
        kind.dataset.tone = 'plain';
      }
    },
    /** The player's cards one after the other, then the bank's are turned. */
    async deal(event: Hands): Promise<void> {
      banker.row.put(event.banker.map(() => undefined));
      for (const card of event.player) await player.row.deal(card);
      await name(player, event.player, event.playerKind);
      for (const [at, card] of event.banker.entries()) await banker.row.turn(at, card);
      await name(banker, event.banker, event.bankerKind);
    },
    /** Marks the hand that is better. */
    mark(winner: 'player' | 'banker'): void {
      player.kind.dataset.tone = winner === 'player' ? 'gain' : 'lost';
      banker.kind.dataset.tone = winner === 'banker' ? 'better' : 'lost';
    },
  };
}
export type BullTable = ReturnType<typeof bullTable>;

function seat(called: string) {
  const kind = h('span', { class: 'total' });
  const row = cardRow();
  row.name(called);
  const top = h('div', { class: 'place-top' }, h('span', {}, called), kind);
  return { element: h('div', { class: 'place' }, top, row.element), row, kind, called };
}
type Seat = ReturnType<typeof seat>;
