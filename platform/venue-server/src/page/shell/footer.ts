import { h } from '../elements.ts';
import type { Visit } from '../visit.ts';

/** What the money of this page is, and who may play. */
export function footer({ state, texts }: Visit): HTMLElement {
  return h('footer', { class: 'quiet' }, state.isTrial ? texts.trial : texts.playMoney(state.market.age));
}
