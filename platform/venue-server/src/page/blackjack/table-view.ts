import type { BlackjackEvent, Card } from '@lobby/games';
import { type CardRow, cardRow } from '../cards/card-row.ts';
import { cardNames } from '../cards/card-texts.ts';
import { h } from '../elements.ts';
import type { Language } from '../texts.ts';
import { emptyTable, type ShownHand, type ShownTable, tableAfter, turnOf } from './hands-so-far.ts';
import { pointsOf } from './say-event.ts';
import type { BlackjackTexts } from './texts.ts';

interface Place {
  readonly element: HTMLElement;
  readonly row: CardRow;
  readonly name: HTMLElement;
  readonly total: HTMLElement;
}

/** The table of twenty-one: the dealer's cards above, the player's hands below. It shows the events that it is given. */
export function tableView(texts: BlackjackTexts, language: Language, middle: HTMLElement) {
  const dealer = place(texts.dealer);
  let hands = [place(texts.you)];
  const own = h('div', { class: 'hands' });
  const element = h('section', { class: 'card-table' }, dealer.element, middle, own);
  let table: ShownTable = emptyTable;

  /** Names and totals; cards are where they are. */
  function caption(isWaiting: boolean): void {
    const turn = isWaiting ? turnOf(table) : -1;
    const back = table.isHidden ? `、${texts.hidden}` : '';
    dealer.total.textContent = table.dealer.length === 0 ? '' : pointsOf(table.dealer, texts);
    dealer.row.name(
      `${texts.dealer}${table.dealer.length === 0 ? '' : `：${cardNames(table.dealer, language)}${back}`}`,
    );
    for (const [at, { element: whole, name, total, row }] of hands.entries()) {
      const hand = table.hands[at];
      const called = hands.length > 1 ? texts.handOf(at) : texts.you;
      name.textContent = hand?.isDoubled ? `${called} · ${texts.moves.double}` : called;
      total.textContent = hand
        ? [pointsOf(hand.cards, texts), outcomeOf(hand)].filter(Boolean).join(' · ')
        : '';
      total.dataset.tone = toneOf(hand);
      whole.dataset.turn = String(turn === at && hands.length > 1);
      row.name(`${called}${hand ? `：${cardNames(hand.cards, language)}` : ''}`);
    }
  }
  const outcomeOf = ({ outcome }: ShownHand) =>
    outcome && outcome !== 'bust' ? texts.outcomes[outcome] : '';

  function lay(): void {
    hands = Array.from({ length: Math.max(1, table.hands.length) }, () => place(texts.you));
    own.replaceChildren(...hands.map(hand => hand.element));
    for (const [at, hand] of table.hands.entries()) hands[at]?.row.put(hand.cards);
    dealer.row.put([...table.dealer, ...(table.isHidden ? [undefined] : [])]);
  }

  async function dealNew(event: BlackjackEvent, before: ShownTable): Promise<void> {
    const player = hands[0]?.row;
    if (event.type === 'dealt') {
      const order: (readonly [CardRow | undefined, Card | undefined])[] = [
        [player, event.player[0]],
        [dealer.row, event.up],
        [player, event.player[1]],
        [dealer.row, undefined],
      ];
      for (const [row, card] of order) await row?.deal(card);
    } else if (event.type === 'hit' || event.type === 'double') {
      await hands[event.hand]?.row.deal(event.card);
    } else if (event.type === 'split') {
      table = {
        ...table,
        hands: event.hands.map(([card = '']) => ({ cards: [card], isDoubled: false, isDone: false })),
      };
      lay();
      for (const [at, cards] of event.hands.entries()) await hands[at]?.row.deal(cards[1]);
    } else if (event.type === 'dealer') {
      const [, hole = '', ...others] = event.cards;
      if (before.isHidden) await dealer.row.turn(1, hole);
      for (const card of others) await dealer.row.deal(card);
    }
  }

  lay();
  caption(false);
  return {
    element,
    table: () => table,
    clear(): void {
      table = emptyTable;
      lay();
      caption(false);
    },
    /** Puts everything down at once that was shown before. */
    restore(events: readonly BlackjackEvent[]): void {
      table = events.reduce(tableAfter, emptyTable);
      lay();
      caption(true);
    },
    /** Deals what an event says, a card after the other. */
    async show(event: BlackjackEvent): Promise<void> {
      const before = table;
      await dealNew(event, before);
      table = tableAfter(before, event);
      caption(false);
    },
    /** Marks the hand whose turn it is. */
    wait: () => caption(true),
  };
}
export type TableView = ReturnType<typeof tableView>;

const toneOf = (hand: ShownHand | undefined): string => {
  if (!hand?.outcome) return 'plain';
  if (hand.outcome === 'win' || hand.outcome === 'natural') return 'gain';
  return hand.outcome === 'push' ? 'plain' : 'lost';
};

function place(called: string): Place {
  const name = h('span', {}, called);
  const total = h('span', { class: 'total' });
  const row = cardRow();
  row.element.classList.add('fan');
  const element = h('div', { class: 'place' }, h('div', { class: 'place-top' }, name, total), row.element);
  return { element, row, name, total };
}
