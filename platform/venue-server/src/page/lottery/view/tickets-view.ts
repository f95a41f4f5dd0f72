import { h } from '../../elements.ts';
import { amountText } from '../../shell/amount-text.ts';
import type { Ticket } from '../bets/tickets.ts';
import type { LotteryWords } from '../words/words.ts';
import './tickets.css';

export interface TicketsView {
  readonly element: HTMLElement;
  show(tickets: readonly Ticket[]): void;
}

/** What was placed, the newest first, each with what became of it. */
export function ticketsView(words: LotteryWords, names: ReadonlyMap<string, string>): TicketsView {
  const { says } = words;
  const list = h('div', { class: 'tickets' });
  const opened = new Set<number>();
  let shown = '';
  return {
    element: h(
      'section',
      { class: 'card', 'aria-labelledby': 'tickets-title' },
      h('h2', { id: 'tickets-title' }, says.tickets),
      list,
    ),
    show(tickets) {
      const now = JSON.stringify(tickets);
      if (now === shown) return;
      shown = now;
      if (tickets.length === 0) list.replaceChildren(h('p', { class: 'quiet' }, says.noTickets));
      else list.replaceChildren(...tickets.map(ticket => ticketRow(ticket, { words, names, opened })));
    },
  };
}

interface RowDeps {
  readonly words: LotteryWords;
  readonly names: ReadonlyMap<string, string>;
  /** The rounds whose picks are shown, also after the list was written anew. */
  readonly opened: Set<number>;
}

function ticketRow(ticket: Ticket, { words: { says }, names, opened }: RowDeps): HTMLElement {
  const { number, staked, bets } = ticket;
  const row = h(
    'details',
    { class: 'ticket', 'data-state': stateOf(ticket), open: opened.has(number) },
    h(
      'summary',
      {},
      h('span', {}, says.draw(String(number))),
      h('span', { class: 'quiet' }, `${says.picks(bets.length)} · ${amountText(staked)}`),
      h('strong', { class: 'became' }, becameOf(ticket, says)),
    ),
    h(
      'ul',
      {},
      ...bets.map(({ pick, stake, win }) =>
        h(
          'li',
          { 'data-state': win === undefined ? 'waits' : win === '0.00' ? 'lost' : 'won' },
          h('span', {}, names.get(pick) ?? pick),
          h('span', {}, amountText(stake)),
          h(
            'span',
            {},
            win === undefined ? says.waits : win === '0.00' ? says.lost : says.returned(amountText(win)),
          ),
        ),
      ),
    ),
  );
  row.addEventListener('toggle', () => {
    if (row.open) opened.add(number);
    else opened.delete(number);
  });
  return row;
}

const stateOf = ({ win }: Ticket) => (win === undefined ? 'waits' : win === '0.00' ? 'lost' : 'won');

const becameOf = ({ win }: Ticket, says: LotteryWords['says']) =>
  win === undefined ? says.waits : win === '0.00' ? says.lost : says.returned(amountText(win));
