import { h } from '../elements.ts';
import type { Visit } from '../visit.ts';
import { fishPicture } from './draw-fish.ts';
import { fishNames } from './fish-names.ts';
import { chancePercent, type FishingRules } from './fishing-rules.ts';
import { fishingTextsOf } from './fishing-texts.ts';

/** What each fish pays and how often it is caught, and how rounds are decided. */
export function rulesPanel({ state, language, texts }: Visit<FishingRules>): Node[] {
  const { rules } = state;
  const words = fishingTextsOf(language);
  const names = fishNames(language);
  const cards = Object.entries(rules.rewards).map(([kind, reward]) =>
    h(
      'li',
      {},
      fishPicture(kind),
      h(
        'div',
        {},
        h('strong', {}, names[kind] ?? kind),
        h('p', {}, `×${reward} · ${chancePercent(rules, reward)}%`),
      ),
    ),
  );
  return [
    h('p', {}, words.chance(String(rules.back / 100))),
    h('h3', {}, words.table),
    h('ul', { class: 'pays' }, ...cards),
    h('p', {}, words.swims),
    h('p', {}, words.pace(state.cycleMs / 1_000)),
    h('p', { class: 'quiet' }, texts.playMoney),
  ];
}
