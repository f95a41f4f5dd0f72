import type { SlotEvent, SlotRules } from '@lobby/games';
import { button, h } from '../elements.ts';
import { sessionCalls } from '../server.ts';
import { amount } from '../shell/amount.ts';
import { footer } from '../shell/footer.ts';
import { header } from '../shell/header.ts';
import { createPanels } from '../shell/panels.ts';
import { onSpaceKey } from '../shell/space-key.ts';
import { stakeStepper } from '../shell/stake-stepper.ts';
import type { Visit } from '../visit.ts';
import { payTable } from './pay-table.ts';
import { playRounds } from './play-rounds.ts';
import { createReels } from './reels.ts';

/** The page of a slot: its reels, what is staked on them, and what is known of them one press away. */
export function mountSlot(root: HTMLElement, visit: Visit<SlotRules>): void {
  const { state, key, site, language, texts } = visit;
  const { rules, isTrial, cycleMs } = state;
  const calls = sessionCalls<SlotEvent>(key);
  const reels = createReels(
    rules,
    rules.reels.map(reel => reel.slice(0, rules.rows)),
  );
  const stake = stakeStepper(state.stakes, texts);
  const balance = h('output', { class: 'figure' }, state.balance);
  const result = h('p', { class: 'result', role: 'status' }, texts.ready);
  const banner = h('p', { class: 'banner', 'aria-live': 'polite' });
  const panels = createPanels({ calls, texts, language, rules: () => payTable(state, texts) });
  const spin = button({ class: 'spin' }, () => void rounds.play(stake.value()), texts.play);
  const rounds = playRounds({
    ...{ calls, reels, texts, site, cycleMs, isTrial },
    announce: sentence => {
      banner.textContent = sentence;
    },
    show(view) {
      spin.disabled = view.isBusy;
      spin.textContent = view.isBusy ? texts.playing : texts.play;
      stake.setBusy(view.isBusy);
      result.textContent = view.sentence;
      result.dataset.tone = view.tone;
      if (view.balance !== undefined) balance.textContent = view.balance;
    },
  });
  root.append(
    header(visit, panels),
    h('section', { class: 'stage' }, banner, h('div', { class: 'frame' }, reels.element), result),
    h(
      'section',
      { class: 'bar' },
      amount(isTrial ? texts.credits : texts.balance, balance),
      stake.element,
      spin,
    ),
    footer(visit),
    panels.element,
  );
  onSpaceKey(() => spin.click(), panels.isOpen);
}
