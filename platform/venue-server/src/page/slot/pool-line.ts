import { h } from '../elements.ts';
import type { Pool, SessionCalls } from '../server.ts';
import { amountText } from '../shell/amount-text.ts';
import { fenOf, yuanOf } from '../shell/stakes.ts';
import type { SlotTexts } from './slot-texts.ts';

const calm = matchMedia('(prefers-reduced-motion: reduce)');
/** How often it asks, and for how long it goes on growing without an answer, ms. */
const [askMs, growMs] = [15_000, 30_000];
const tickMs = 200;

interface Deps {
  readonly calls: Pick<SessionCalls, 'pool'>;
  readonly texts: SlotTexts;
  /** What of a stake feeds it. */
  readonly percent: string;
  readonly isTrial: boolean;
}

/** What the shared jackpot holds; between answers it grows by what was staked lately. */
export function poolLine({ calls, texts, percent, isTrial }: Deps) {
  const figure = h('span', { class: 'figure' }, '…');
  const element = h(
    'p',
    { class: 'pool' },
    h('span', {}, texts.pool),
    figure,
    h('span', { class: 'quiet' }, isTrial ? texts.poolTrial : texts.poolShare(percent)),
  );
  let [known, knownAt] = [undefined as Pool | undefined, 0];
  const show = () => {
    if (!known) return;
    const sinceMs = calm.matches ? 0 : Math.min(performance.now() - knownAt, growMs);
    const grown = (fenOf(known.perSecond) * sinceMs) / 1_000;
    figure.textContent = amountText(yuanOf(Math.floor(fenOf(known.amount) + grown)));
  };
  async function ask(): Promise<void> {
    const answer = await calls.pool();
    // Without an answer the last one stands.
    if ('reason' in answer) return;
    [known, knownAt] = [answer, performance.now()];
    show();
  }
  void ask();
  setInterval(show, tickMs);
  setInterval(() => document.visibilityState === 'visible' && void ask(), askMs);
  return { element, ask: () => void ask() };
}
