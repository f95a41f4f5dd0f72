import { button, h, setPressable } from '../elements.ts';
import { amountText } from '../shell/amount-text.ts';
import type { StakeStepper } from '../shell/stake-stepper.ts';
import { type Slip, totalOf } from './slip.ts';
import type { TicketSentences } from './ticket-sentences.ts';
import './slip.css';

interface Deps {
  readonly says: TicketSentences;
  readonly nameOf: (pick: string) => string;
  readonly oddsOf: (pick: string) => string;
  /** What a pick returns when it wins, in words, where the slip says it. */
  readonly returnOf?: (pick: string) => string;
  readonly stake: StakeStepper;
  /** What the money of the visit is called, and how much of it there is. */
  readonly funds: HTMLElement;
  readonly onRemove: (pick: string) => void;
  readonly onClear: () => void;
  readonly onPlace: () => void;
}

/** What the slip shows at a time. */
export interface SlipState {
  readonly slip: Slip;
  readonly isPlacing: boolean;
  /** Whether the round takes bets; undefined while that is not known. */
  readonly isOpen: boolean | undefined;
  readonly sentence: string;
  readonly tone: 'plain' | 'gain' | 'trouble';
}

export interface SlipView {
  readonly element: HTMLElement;
  show(state: SlipState): void;
}

/** The picks that are chosen, what each takes and all together, and the press that places them. */
export function slipView(deps: Deps): SlipView {
  const { says, nameOf, oddsOf, returnOf, stake, funds, onRemove, onClear, onPlace } = deps;
  const list = h('ul', { class: 'chips' });
  const count = h('span', { class: 'quiet' });
  const total = h('output', { class: 'figure' });
  const sentence = h('p', { class: 'said', role: 'status' });
  const clear = button({ class: 'pill' }, onClear, says.clear);
  const place = button({ class: 'spin' }, onPlace, says.place);
  const chosen = h('div', { class: 'chosen' }, list, clear);
  const returns = new Map<string, HTMLElement>();
  const item = (pick: string) => {
    const name = nameOf(pick);
    const paid = h('span', { class: 'quiet returns' });
    if (returnOf) returns.set(pick, paid);
    return h(
      'li',
      {},
      button(
        { class: 'chip', 'aria-label': `${says.remove(name)}，${says.odds(oddsOf(pick))}` },
        () => onRemove(pick),
        h('span', {}, name),
        h('span', { class: 'odds' }, oddsOf(pick)),
        h('span', { 'aria-hidden': 'true' }, '✕'),
      ),
      ...(returnOf ? [paid] : []),
    );
  };
  let shown: Slip | undefined;
  return {
    element: h(
      'section',
      { class: 'slip card', 'aria-labelledby': 'slip-title' },
      h('h2', { id: 'slip-title' }, says.slip),
      sentence,
      chosen,
      h('div', { class: 'money' }, funds, h('p', { class: 'amount sum' }, count, total)),
      h('div', { class: 'presses' }, stake.element, place),
    ),
    show({ slip, isPlacing, isOpen, sentence: said, tone }) {
      if (slip !== shown) {
        returns.clear();
        list.replaceChildren(...slip.map(item));
      }
      shown = slip;
      for (const [pick, paid] of returns) paid.textContent = returnOf?.(pick) ?? '';
      chosen.hidden = slip.length === 0;
      count.textContent = `${says.picked(slip.length)} · ${says.total}`;
      total.textContent = amountText(totalOf(slip, stake.value()));
      setPressable(clear, !isPlacing);
      setPressable(place, slip.length > 0 && !isPlacing && isOpen === true);
      place.textContent = isPlacing ? says.placing : isOpen === false ? says.closed : says.place;
      const text = said === '' && slip.length === 0 ? says.nonePicked : said;
      if (sentence.textContent !== text) sentence.textContent = text;
      sentence.dataset.tone = tone;
    },
  };
}
