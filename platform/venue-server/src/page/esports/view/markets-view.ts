import { button, h, setPressable } from '../../elements.ts';
import type { Slip } from '../../tickets/slip.ts';
import { marketsOf, type NamedMatch } from '../words/markets.ts';
import type { EsportsWords } from '../words/words.ts';
import './markets.css';

export interface MarketsView {
  readonly element: HTMLElement;
  /** Writes the markets of another match. */
  open(match: NamedMatch, oddsOf: (pick: string) => string): void;
  /** Marks what is chosen; a match that takes no bets any more is shown with its prices. */
  show(slip: Slip, isOpen: boolean): void;
}

/** Everything that may be bet on in the match, two buttons for each market. */
export function marketsView({ names, says }: EsportsWords, onPress: (pick: string) => void): MarketsView {
  const list = h('div', { class: 'markets' });
  const buttons = new Map<string, HTMLButtonElement>();
  return {
    element: h(
      'section',
      { class: 'board card', 'aria-labelledby': 'markets-title' },
      h('h2', { id: 'markets-title' }, says.markets),
      list,
    ),
    open(match, oddsOf) {
      buttons.clear();
      list.replaceChildren(
        ...marketsOf(match, names).map(market =>
          h(
            'section',
            { class: 'market', role: 'group', 'aria-label': market.name },
            h('h3', {}, market.name),
            ...market.sides.map(({ pick, name }) => {
              const made = button(
                {
                  class: 'outcome',
                  'aria-pressed': 'false',
                  'aria-label': `${market.name} ${name}，${says.odds(oddsOf(pick))}`,
                },
                () => onPress(pick),
                h('span', {}, name),
                h('span', { class: 'odds' }, oddsOf(pick)),
              );
              buttons.set(pick, made);
              return made;
            }),
          ),
        ),
      );
    },
    show(slip, isOpen) {
      for (const [pick, made] of buttons) {
        made.setAttribute('aria-pressed', String(slip.includes(pick)));
        setPressable(made, isOpen);
      }
    },
  };
}
