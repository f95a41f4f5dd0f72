import { button, h, setPressable } from '../elements.ts';
import type { SessionState } from '../server.ts';
import type { Texts } from '../texts.ts';
import { amount } from './amount.ts';
import { amountText } from './amount-text.ts';
import { fenOf, stakesBetween } from './stakes.ts';

/** The stake that a page proposes, fen; the least one above it where it is not offered. */
const proposed = 200;

export interface StakeStepper {
  readonly element: HTMLElement;
  /** Yuan with two digits. */
  value(): string;
  /** While a round is played the stake stands. */
  setBusy(isBusy: boolean): void;
}

/** What is staked, with a press for less and one for more. */
export function stakeStepper(
  stakes: SessionState['stakes'],
  texts: Pick<Texts, 'stake' | 'less' | 'more'>,
  onChange: () => void = () => {},
): StakeStepper {
  const offered = stakesBetween(stakes);
  let at = Math.max(
    0,
    offered.findIndex(each => fenOf(each) >= proposed),
  );
  let isBusy = false;
  const shown = h('output', { class: 'figure', 'aria-live': 'polite' });
  const less = button({ class: 'round-button', 'aria-label': texts.less }, () => choose(at - 1), '−');
  const more = button({ class: 'round-button', 'aria-label': texts.more }, () => choose(at + 1), '+');
  const value = () => offered[at] ?? '';
  const show = () => {
    shown.textContent = amountText(value());
    setPressable(less, !isBusy && at > 0);
    setPressable(more, !isBusy && at < offered.length - 1);
  };
  const choose = (to: number) => {
    at = Math.min(Math.max(to, 0), offered.length - 1);
    show();
    onChange();
  };
  show();
  return {
    element: h('div', { class: 'stake' }, less, amount(texts.stake, shown), more),
    value,
    setBusy(busy) {
      isBusy = busy;
      show();
    },
  };
}
