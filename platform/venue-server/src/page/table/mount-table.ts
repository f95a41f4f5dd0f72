import './table.css';
import type { RoundEvent } from '@lobby/games';
import { button, h, setPressable } from '../elements.ts';
import { sessionCalls } from '../server.ts';
import { amount } from '../shell/amount.ts';
import { amountText } from '../shell/amount-text.ts';
import { footer } from '../shell/footer.ts';
import { fundsOf } from '../shell/funds.ts';
import { header } from '../shell/header.ts';
import { createPanels } from '../shell/panels.ts';
import type { Visit } from '../visit.ts';
import { chipRack } from './chips.ts';
import { tableClock } from './clock.ts';
import { fairnessOf } from './fairness.ts';
import { runTable } from './run-table.ts';
import { unitsOf } from './slip.ts';
import { type MakeSpot, spotsOf } from './spots.ts';
import type { Stage } from './stage.ts';
import { tableCalls } from './table-calls.ts';
import { type TableTexts, tableTextsOf } from './table-texts.ts';

/** What a game brings to its table. */
export interface TableFace<Event extends RoundEvent> {
  /** What the result is shown on. */
  readonly scene: HTMLElement;
  /** The places that take bets. */
  readonly layout: HTMLElement;
  readonly road: HTMLElement;
  readonly stage: Stage<Event>;
  /** Said of the game beside what holds for all tables. */
  rules(): readonly Node[];
}

/** The page of a table: its clock, the scene and the places, chips and what is bet, and the last results. */
export function mountTable<Event extends RoundEvent>(
  root: HTMLElement,
  visit: Visit,
  makeFace: (make: MakeSpot, texts: TableTexts) => TableFace<Event>,
): void {
  const { state, key, site, language, texts: words } = visit;
  const { isTrial, sheet, stakes } = state;
  document.body.classList.add('at-table');
  const texts = tableTextsOf(language);
  const chips = chipRack(stakes, texts);
  const spots = spotsOf(texts, pick => rounds.press(pick, chips.value()));
  const face = makeFace(spots.make, texts);
  const funds = fundsOf(visit);
  const chosen = h('output', { class: 'figure', 'aria-live': 'polite' }, '0');
  const placed = h('output', { class: 'figure' }, '0');
  const result = h('p', { class: 'result', role: 'status' });
  const undo = button({ class: 'pill' }, () => rounds.undo(), texts.undo);
  const clear = button({ class: 'pill' }, () => rounds.clear(), texts.clear);
  const repeat = button({ class: 'pill' }, () => rounds.repeat(), texts.repeat);
  const confirm = button({ class: 'spin' }, () => void rounds.confirm(), texts.confirm);
  const clock = tableClock(texts, () => rounds.now());
  const panels = createPanels({
    ...{ calls: sessionCalls(key), texts: words, language },
    rules: () => [
      h('p', {}, words.facts(sheet.returnPercent, sheet.hitPercent, sheet.volatility)),
      ...face.rules(),
      h('p', {}, texts.oddsNote),
      h('p', {}, texts.limitLine(amountText(stakes.max))),
      h('p', {}, texts.pace),
      h('p', {}, texts.roundsHint),
      h('p', { class: 'quiet' }, words.playMoney(state.market.age)),
    ],
    fairness: () => fairnessOf(rounds.state()?.chain, texts),
  });
  root.append(
    header(visit, panels),
    h(
      'section',
      { class: 'felt' },
      h('div', { class: 'felt-top' }, clock.element, result),
      face.scene,
      face.layout,
      h('p', { class: 'quiet limit' }, texts.limitLine(amountText(stakes.max))),
      face.road,
    ),
    h(
      'section',
      { class: 'bar table-bar' },
      h(
        'div',
        { class: 'amounts' },
        funds.element,
        amount(texts.placed, placed),
        amount(texts.chosen, chosen),
      ),
      chips.element,
      h('div', { class: 'actions' }, undo, clear, repeat),
      confirm,
    ),
    footer(visit),
    panels.element,
  );
  const rounds = runTable<Event>({
    ...{ calls: tableCalls<Event>(key), stage: face.stage, texts, words, site, isTrial, most: stakes.max },
    balance: state.balance,
    onState: clock.set,
    show(view) {
      const units = unitsOf(view.slip);
      funds.show(view.balance);
      setText(chosen, amountText(String(units)));
      setText(placed, amountText(String(unitsOf(view.placed))));
      setText(result, view.sentence);
      result.dataset.tone = view.tone;
      spots.show(view.slip, view.placed, view.isOpen);
      spots.mark(view.won);
      for (const change of [undo, clear]) setPressable(change, view.slip.length > 0 && !view.isSending);
      setPressable(repeat, view.isOpen && view.canRepeat);
      setPressable(confirm, view.isOpen && units > 0);
      setText(confirm, units === 0 ? texts.confirm : texts.confirmOf(amountText(String(units))));
    },
  });
}

/** What says the same is not read out again. */
function setText(element: HTMLElement, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}
