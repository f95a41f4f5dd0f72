import { button, h, setPressable } from '../elements.ts';
import { sessionCalls } from '../server.ts';
import { footer } from '../shell/footer.ts';
import { fundsOf } from '../shell/funds.ts';
import { header } from '../shell/header.ts';
import { createPanels } from '../shell/panels.ts';
import { onSpaceKey } from '../shell/space-key.ts';
import { stakeStepper } from '../shell/stake-stepper.ts';
import type { Visit } from '../visit.ts';
import { fishNames } from './fish-names.ts';
import './fishing.css';
import { fishPicture } from './draw-fish.ts';
import { chancePercent, type FishingRules } from './fishing-rules.ts';
import { fishingTextsOf } from './fishing-texts.ts';
import { rulesPanel } from './rules-panel.ts';
import { type FishingEvent, shots } from './shoot.ts';
import { createTank } from './tank.ts';
import { targetList } from './targets.ts';

/** The page of the fishing game: the sea as a picture, every fish as a button, what is staked, and one shot a press. */
export function mountFishing(root: HTMLElement, visit: Visit<FishingRules>): void {
  const { state, key, language, texts } = visit;
  const { rules } = state;
  const words = fishingTextsOf(language);
  const names = fishNames(language);
  const nameOf = (kind: string) => names[kind] ?? kind;
  const kinds = Object.keys(rules.rewards);
  const calls = sessionCalls<FishingEvent>(key);
  const tank = createTank(kinds, aim);
  const targets = targetList(rules, language, aim);
  const stake = stakeStepper(state.stakes, texts);
  const funds = fundsOf(visit);
  funds.follow();
  const result = h('p', { class: 'result', role: 'status' }, words.ready);
  const panels = createPanels({
    ...{ calls, texts, language },
    rules: () => rulesPanel(visit),
    picture: ({ events }) => {
      const shot = (events as readonly FishingEvent[]).find(event => event.type === 'shot');
      const small = h('span', { class: 'shown-shot', 'data-caught': String(shot?.isCaught ?? false) });
      small.append(fishPicture(shot?.target ?? ''), nameOf(shot?.target ?? ''), shot?.isCaught ? ' ✓' : ' ✕');
      return small;
    },
  });
  const fire = button({ class: 'spin' }, () => void game.fire(target, stake.value()), words.fire);
  let target = '';
  let isBusy = false;
  setPressable(fire, false);

  function aim(kind: string): void {
    if (isBusy) return;
    target = kind;
    tank.aim(kind);
    targets.aim(kind);
    setPressable(fire, true);
    const reward = rules.rewards[kind] ?? 0;
    result.textContent = words.aimed(nameOf(kind), reward, chancePercent(rules, reward));
    result.dataset.tone = 'plain';
  }

  const game = shots({
    ...{ visit, calls, tank, nameOf },
    show(view) {
      isBusy = view.isBusy;
      setPressable(fire, !isBusy);
      fire.textContent = isBusy ? words.firing : words.fire;
      stake.setBusy(isBusy);
      targets.setBusy(isBusy);
      result.textContent = view.sentence;
      result.dataset.tone = view.tone;
      if (view.balance !== undefined) funds.show(view.balance);
    },
  });
  root.append(
    header(visit, panels),
    h('section', { class: 'sea' }, h('div', { class: 'water' }, tank.element), result),
    targets.element,
    h('section', { class: 'bar' }, funds.element, stake.element, fire),
    footer(visit),
    panels.element,
  );
  onSpaceKey(() => fire.click(), panels.isOpen);
}
