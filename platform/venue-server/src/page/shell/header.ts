import { button, h } from '../elements.ts';
import type { Visit } from '../visit.ts';
import type { Panels } from './panels.ts';

/** The line above a game: its name, what it returns, and the panels one press away. */
export function header({ state, language, texts }: Visit, panels: Panels): HTMLElement {
  return h(
    'header',
    { class: 'top' },
    h('h1', {}, state.name[language]),
    h('p', { class: 'quiet' }, texts.returnLine(state.sheet.returnPercent)),
    h(
      'nav',
      {},
      button({ class: 'pill' }, panels.showRules, texts.rules),
      button({ class: 'pill' }, panels.showRounds, texts.history),
      button({ class: 'pill' }, panels.showSeeds, texts.seeds),
    ),
  );
}
