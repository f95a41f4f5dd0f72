import { h } from '../elements.ts';
import { amountText } from '../shell/amount-text.ts';
import type { TicketSentences } from './ticket-sentences.ts';
import type { Ticket } from './tickets.ts';
import './tickets.css';

export interface TicketsView {
  readonly element: HTMLElement;
  show(tickets: readonly Ticket[]): void;
}

/** What rounds and picks are called; a pick may be called otherwise in another round. */
export interface TicketNames {
  readonly titleOf: (number: number) => string;
  readonly pickOf: (pick: string, number: number) => string;
}

/** What was placed, the newest first, each with what became of it. */
export function ticketsView(says: TicketSentences, names: TicketNames): TicketsView {
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
      else list.replaceChildren(...tickets.map(ticket => ticketRow(ticket, { says, names, opened })));
    },
  };
}

interface RowDeps {
  readonly says: TicketSentences;
  readonly names: TicketNames;
  /** The rounds whose picks are shown, also after the list was written anew. */
  readonly opened: Set<number>;
}

function ticketRow(ticket: Ticket, { says, names, opened }: RowDeps): HTMLElement {
  const { number, staked, bets } = ticket;
  const row = h(
    'details',
    { class: 'ticket', 'data-state': stateOf(ticket), open: opened.has(number) },
    h(
      'summary',
      {},
      h('span', {}, names.titleOf(number)),
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
          h('span', {}, names.pickOf(pick, number)),
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

const becameOf = ({ win }: Ticket, says: TicketSentences) =>
  win === undefined ? says.waits : win === '0.00' ? says.lost : says.returned(amountText(win));
