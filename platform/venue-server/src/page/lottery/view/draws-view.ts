import { h } from '../../elements.ts';
import type { LotteryKind } from '../boards/boards.ts';
import { drawnNumbers } from '../drawn/drawn-numbers.ts';
import type { LotteryWords } from '../words/words.ts';
import './draws.css';

/** A draw that is over. */
export interface ShownDraw {
  readonly number: number;
  readonly drawsAt: number;
  readonly numbers: readonly number[];
}

export interface DrawsView {
  /** The newest draw. */
  readonly newest: HTMLElement;
  /** Those before it. */
  readonly list: HTMLElement;
  /** @param draws the newest first. */
  show(draws: readonly ShownDraw[]): void;
}

/** Draws that the list shows; the table of past draws has more. */
const listed = 10;

/** What was drawn: the last draw large, those before it in a list. */
export function drawsView(kind: LotteryKind, words: LotteryWords, timeOf: (at: number) => string): DrawsView {
  const { says } = words;
  const newest = h('div', { class: 'newest' });
  const body = h('tbody', {});
  const head = (text: string) => h('th', { scope: 'col' }, text);
  let shown: number | undefined;
  return {
    newest,
    list: h(
      'section',
      { class: 'card', 'aria-labelledby': 'draws-title' },
      h('h2', { id: 'draws-title' }, says.lastDraws),
      h(
        'div',
        { class: 'scrolled', tabindex: '0', role: 'region', 'aria-label': says.numbers },
        h(
          'table',
          { class: 'draws' },
          h('thead', {}, h('tr', {}, ...[says.number, says.time, says.numbers].map(head))),
          body,
        ),
      ),
    ),
    show(draws) {
      const [last] = draws;
      if (last?.number === shown && newest.childElementCount > 0) return;
      // The first one stands when the page opens; those that come are seen to be drawn.
      newest.classList.toggle('comes', shown !== undefined);
      shown = last?.number;
      newest.replaceChildren(
        ...(last
          ? [
              h(
                'p',
                { class: 'quiet' },
                `${says.lastDraw} · ${says.draw(String(last.number))} · ${timeOf(last.drawsAt)}`,
              ),
              drawnNumbers(kind, last.numbers, words),
            ]
          : [h('p', {}, says.noDraw)]),
      );
      body.replaceChildren(
        ...draws
          .slice(0, listed)
          .map(({ number, drawsAt, numbers }) =>
            h(
              'tr',
              {},
              h('th', { scope: 'row' }, String(number)),
              h('td', {}, timeOf(drawsAt).slice(0, -3)),
              h('td', {}, drawnNumbers(kind, numbers, words, 'small')),
            ),
          ),
      );
    },
  };
}
