import { h } from '../elements.ts';
import type { TicketSentences } from './ticket-sentences.ts';
import './clock.css';

/** The times of a round by the clock of the server, ms. */
export interface RoundClock {
  readonly number: number;
  readonly opensAt: number;
  readonly closesAt: number;
  readonly drawsAt: number;
  /** The next round opens. */
  readonly nextAt: number;
}

export interface ClockView {
  readonly element: HTMLElement;
  /** @param now by the clock of the server. */
  show(round: RoundClock, now: number): void;
}

/** How long a round takes bets still, and when the next one does. */
export function clockView(says: TicketSentences, timeOf: (at: number) => string): ClockView {
  const number = h('p', { class: 'round-number' });
  const name = h('span', { class: 'quiet' });
  const left = h('span', { class: 'left', role: 'timer' });
  const fill = h('span', {});
  const sentence = h('p', { class: 'quiet', role: 'status' });
  const element = h(
    'div',
    { class: 'clock' },
    number,
    h('p', { class: 'countdown' }, name, left),
    h('span', { class: 'gauge', 'aria-hidden': 'true' }, fill),
    sentence,
  );
  /** Only what changes is written: what is announced would be announced again. */
  const write = (node: HTMLElement, text: string) => {
    if (node.textContent !== text) node.textContent = text;
  };
  return {
    element,
    show(round, now) {
      const isOpen = now < round.closesAt;
      element.dataset.state = isOpen ? 'open' : 'closed';
      write(number, says.draw(String(round.number)));
      write(name, isOpen ? says.closesIn : says.opensIn);
      write(left, minutes((isOpen ? round.closesAt : round.nextAt) - now));
      const isDrawn = now >= round.drawsAt;
      write(
        sentence,
        isOpen ? says.open : `${isDrawn ? says.drawn : says.drawing}；${says.opensAt(timeOf(round.nextAt))}`,
      );
      const [whole, rest] = isOpen
        ? [round.closesAt - round.opensAt, round.closesAt - now]
        : [round.nextAt - round.closesAt, round.nextAt - now];
      fill.style.inlineSize = `${Math.min(100, Math.max(0, (rest / whole) * 100))}%`;
    },
  };
}

/** "0:42"; nothing is left for less than nothing. */
function minutes(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
