import './roulette.css';
import type { RouletteEvent, RouletteRules } from '@lobby/games';
import { h } from '../elements.ts';
import { mountTable } from '../table/mount-table.ts';
import type { Result } from '../table/table-calls.ts';
import type { Visit } from '../visit.ts';
import { createLayout } from './layout.ts';
import { oddsOfKinds } from './odds-of-kinds.ts';
import { colourOf } from './places.ts';
import { pocketIn } from './pocket-in.ts';
import { rouletteTextsOf } from './roulette-texts.ts';
import { createWheel } from './wheel.ts';

const shownResults = 24;

/** The page of roulette: the wheel, the layout, the last results. */
export function mountRoulette(root: HTMLElement, visit: Visit<RouletteRules>): void {
  const { rules } = visit.state;
  const texts = rouletteTextsOf(visit.language);
  const wheel = createWheel(rules);
  const road = h('ol', { class: 'last-pockets' });
  const said = (pocket: number) => texts.pocket(pocket, texts.colours[colourOf(rules, pocket)]);
  const showRoad = (results: readonly Result<RouletteEvent>[]) => {
    const pockets = results.slice(0, shownResults).flatMap(({ events }) => pocketIn(events) ?? []);
    road.setAttribute('aria-label', texts.recent);
    road.replaceChildren(
      ...pockets.map(pocket =>
        h(
          'li',
          { 'data-colour': colourOf(rules, pocket) },
          String(pocket),
          h('span', { class: 'unseen' }, texts.colours[colourOf(rules, pocket)]),
        ),
      ),
    );
  };
  mountTable<RouletteEvent>(root, visit, make => {
    const layout = createLayout(rules, texts, make);
    return {
      scene: wheel.element,
      layout: layout.element,
      road,
      stage: {
        clear() {
          wheel.clear();
          layout.mark(undefined);
        },
        async play(events, isStill) {
          const pocket = pocketIn(events);
          if (pocket === undefined) return;
          await wheel.show(pocket, isStill);
          layout.mark(pocket);
        },
        say(events) {
          const pocket = pocketIn(events);
          return pocket === undefined ? '' : said(pocket);
        },
        showRoad,
      },
      rules: () => [
        h('p', {}, texts.wheel(rules.pockets)),
        h('p', {}, `${oddsOfKinds(rules, texts)}。${texts.zero}`),
      ],
    };
  });
}
