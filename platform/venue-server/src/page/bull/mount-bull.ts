import type { BullEvent, BullRules } from '@lobby/games';
import '../cards/cards.css';
import { teller as createTeller } from '../cards/teller.ts';
import { button, h, setPressable } from '../elements.ts';
import { sessionCalls } from '../server.ts';
import { footer } from '../shell/footer.ts';
import { fundsOf } from '../shell/funds.ts';
import { header } from '../shell/header.ts';
import { createPanels } from '../shell/panels.ts';
import { onSpaceKey } from '../shell/space-key.ts';
import { stakeStepper } from '../shell/stake-stepper.ts';
import type { Visit } from '../visit.ts';
import './bull.css';
import { bullTable } from './bull-table.ts';
import { playRounds } from './play-rounds.ts';
import { heldLine, rulesPanel } from './rules-panel.ts';
import { bullTexts } from './texts.ts';

/** The page of bull against the bank: two hands, and what one base stake is. */
export function mountBull(root: HTMLElement, visit: Visit<BullRules>): void {
  const { state, key, site, language, texts } = visit;
  const { isTrial, cycleMs, rules } = state;
  const own = bullTexts(language);
  const calls = sessionCalls<BullEvent>(key);
  const stake = stakeStepper(state.stakes, { ...texts, stake: own.base });
  const funds = fundsOf(visit);
  funds.follow();
  const teller = createTeller(own.ready);
  const table = bullTable(own, language, {
    middle: h('div', { class: 'middle' }, h('p', { class: 'motto' }, own.line), teller.seen),
    tell: sentence => teller.tell(sentence),
  });
  const panels = createPanels({ calls, texts, language, rules: () => rulesPanel(state, own, texts) });
  const deal = button({ class: 'spin' }, () => void rounds.play(stake.value()), own.deal);
  const rounds = playRounds({
    ...{ calls, table, teller, texts, own, site, cycleMs, isTrial, commission: rules.commission },
    onBusy(isBusy) {
      setPressable(deal, !isBusy);
      deal.textContent = isBusy ? own.dealing : own.deal;
      stake.setBusy(isBusy);
    },
    onBalance(now) {
      funds.show(now);
    },
  });
  root.append(
    header(visit, panels),
    table.element,
    h(
      'section',
      { class: 'bar' },
      funds.element,
      stake.element,
      deal,
      h('p', { class: 'quiet held' }, heldLine(rules, own)),
    ),
    footer(visit),
    panels.element,
    teller.heard,
  );
  onSpaceKey(() => deal.click(), panels.isOpen);
}
