import { h } from '../elements.ts';
import type { Visit } from '../visit.ts';
import { amount } from './amount.ts';
import { amountText } from './amount-text.ts';

/** What there is to play with, money or the credits of a trial, under its name. */
export function fundsOf({ state, texts }: Visit) {
  const shown = h('output', { class: 'figure' });
  const show = (balance: string) => {
    shown.textContent = amountText(balance);
  };
  show(state.balance);
  return { element: amount(state.isTrial ? texts.credits : texts.balance, shown), show };
}
