import { h } from '../elements.ts';
import { sessionCalls } from '../server.ts';
import type { Visit } from '../visit.ts';
import { amount } from './amount.ts';
import { amountText } from './amount-text.ts';

/** What there is to play with, money or the credits of a trial, under its name. */
export function fundsOf({ state, key, site, texts }: Visit) {
  const shown = h('output', { class: 'figure' });
  let changes = 0;
  const show = (balance: string) => {
    changes += 1;
    shown.textContent = amountText(balance);
  };

  /** Another game of the venue may have been played meanwhile, or money moved. */
  async function ask(): Promise<void> {
    if (document.hidden || site.isInRound()) return;
    const before = changes;
    const now = await sessionCalls(key).state();
    // A round that began meanwhile tells its own when it has been seen.
    if ('reason' in now || site.isInRound() || changes !== before) return;
    show(now.balance);
    site.tellParent({ type: 'balance-changed', balance: now.balance });
  }

  show(state.balance);
  return {
    element: amount(state.isTrial ? texts.credits : texts.balance, shown),
    show,
    /** Asks for them when the page is looked at again, in a game that asks for nothing between its rounds, until undone. */
    follow(): () => void {
      const listening = new AbortController();
      const { signal } = listening;
      document.addEventListener('visibilitychange', () => void ask(), { signal });
      window.addEventListener('focus', () => void ask(), { signal });
      return () => listening.abort();
    },
  };
}
