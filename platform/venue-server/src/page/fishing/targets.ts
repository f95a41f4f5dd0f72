import { button, h, setPressable } from '../elements.ts';
import type { Language } from '../texts.ts';
import { fishPicture } from './draw-fish.ts';
import { fishNames } from './fish-names.ts';
import { chancePercent, type FishingRules } from './fishing-rules.ts';
import { fishingTextsOf } from './fishing-texts.ts';

/** Every fish as a button: the way to aim without the picture. */
export function targetList(rules: FishingRules, language: Language, onAim: (kind: string) => void) {
  const words = fishingTextsOf(language);
  const names = fishNames(language);
  const buttons = new Map(
    Object.entries(rules.rewards).map(([kind, reward]) => {
      const name = names[kind] ?? kind;
      const made = button(
        {
          class: 'target',
          'aria-pressed': 'false',
          'aria-label': words.target(name, reward, chancePercent(rules, reward)),
        },
        () => onAim(kind),
        fishPicture(kind),
        h('span', {}, name),
        h('span', { class: 'reward' }, `×${reward}`),
      );
      return [kind, made] as const;
    }),
  );
  return {
    element: h(
      'ul',
      { class: 'targets', 'aria-label': words.targets },
      ...[...buttons.values()].map(made => h('li', {}, made)),
    ),
    aim(kind: string): void {
      for (const [each, made] of buttons) made.setAttribute('aria-pressed', String(each === kind));
    },
    setBusy(isBusy: boolean): void {
      for (const made of buttons.values()) setPressable(made, !isBusy);
    },
  };
}
