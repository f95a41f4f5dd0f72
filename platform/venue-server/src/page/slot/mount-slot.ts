import { button, h } from '../elements.ts';
import { type SessionState, sessionCalls } from '../server.ts';
import type { Site } from '../site-messages.ts';
import type { Language, Texts } from '../texts.ts';
import { createPanels } from './panels.ts';
import { playRounds } from './play-rounds.ts';
import { createReels } from './reels.ts';
import { fenOf, stakesBetween } from './stakes.ts';

export interface Visit {
  readonly state: SessionState;
  readonly key: string;
  readonly site: Site;
  readonly language: Language;
  readonly texts: Texts;
}

/** The page of a slot: its reels, what is staked on them, and what is known of them one press away. */
export function mountSlot(root: HTMLElement, { state, key, site, language, texts }: Visit): void {
  const { rules, sheet, isTrial } = state;
  const calls = sessionCalls(key);
  const reels = createReels(
    rules,
    rules.reels.map(reel => reel.slice(0, rules.rows)),
  );
  const stakes = stakesBetween(state.stakes);
  let at = 0;

  const balance = h('output', { class: 'figure' }, state.balance);
  const stake = h('output', { class: 'figure', 'aria-live': 'polite' }, stakes[at] ?? '');
  const result = h('p', { class: 'result', role: 'status' }, texts.ready);
  const banner = h('p', { class: 'banner', 'aria-live': 'polite' });
  const panels = createPanels({ state, calls, texts, language });
  const choose = (to: number) => {
    at = Math.min(Math.max(to, 0), stakes.length - 1);
    stake.textContent = stakes[at] ?? '';
    less.disabled = at === 0;
    more.disabled = at === stakes.length - 1;
  };
  const less = button({ class: 'round-button', 'aria-label': texts.less }, () => choose(at - 1), '−');
  const more = button({ class: 'round-button', 'aria-label': texts.more }, () => choose(at + 1), '+');
  const spin = button({ class: 'spin' }, () => void rounds.play(stakes[at] ?? ''), texts.play);
  const rounds = playRounds({
    ...{ calls, reels, texts, site, cycleMs: state.cycleMs, isTrial },
    announce: sentence => {
      banner.textContent = sentence;
    },
    show(view) {
      spin.disabled = view.isBusy;
      spin.textContent = view.isBusy ? texts.playing : texts.play;
      less.disabled = view.isBusy || at === 0;
      more.disabled = view.isBusy || at === stakes.length - 1;
      result.textContent = view.sentence;
      result.dataset.tone = view.tone;
      if (view.balance !== undefined) balance.textContent = view.balance;
    },
  });
  choose(
    Math.max(
      0,
      stakes.findIndex(each => fenOf(each) >= 200),
    ),
  );

  root.append(
    h(
      'header',
      { class: 'top' },
      h('h1', {}, state.name[language]),
      h('p', { class: 'quiet' }, texts.returnLine(sheet.returnPercent)),
      h(
        'nav',
        {},
        button({ class: 'pill' }, panels.showRules, texts.rules),
        button({ class: 'pill' }, panels.showRounds, texts.history),
        button({ class: 'pill' }, panels.showSeeds, texts.seeds),
      ),
    ),
    h('section', { class: 'stage' }, banner, h('div', { class: 'frame' }, reels.element), result),
    h(
      'section',
      { class: 'bar' },
      h(
        'p',
        { class: 'amount' },
        h('span', { class: 'quiet' }, isTrial ? texts.credits : texts.balance),
        balance,
      ),
      h(
        'div',
        { class: 'stake' },
        less,
        h('p', { class: 'amount' }, h('span', { class: 'quiet' }, texts.stake), stake),
        more,
      ),
      spin,
    ),
    h('footer', { class: 'quiet' }, isTrial ? texts.trial : texts.playMoney),
    panels.element,
  );
  // The space bar plays from anywhere but a control, which uses it itself; held down it plays once.
  document.addEventListener('keydown', event => {
    const isOnPage = event.target === document.body && !panels.isOpen();
    if (event.code !== 'Space' || event.repeat || !isOnPage) return;
    event.preventDefault();
    spin.click();
  });
}
