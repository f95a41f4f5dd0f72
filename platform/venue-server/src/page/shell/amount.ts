import { h } from '../elements.ts';

/** An amount under its name. @param shown what holds the figure. */
export function amount(name: string, shown: HTMLElement): HTMLElement {
  return h('p', { class: 'amount' }, h('span', { class: 'quiet' }, name), shown);
}
