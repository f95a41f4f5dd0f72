import { h } from '../../elements.ts';
import type { LotteryKind } from '../boards/boards.ts';
import { type PastDraw, type TrendRow, type TrendView, trendRows, trendViews } from '../trend/trend.ts';
import type { LotteryWords } from '../words/words.ts';
import { tabs } from './tabs.ts';
import './trend.css';

export interface TrendTable {
  readonly element: HTMLElement;
  /** @param draws the newest first. */
  show(draws: readonly PastDraw[]): void;
}

/** The table of what was drawn (走势图), one place at a time. */
export function trendTable(kind: LotteryKind, words: LotteryWords): TrendTable {
  const { says } = words;
  const views = trendViews(kind, words);
  let draws: readonly PastDraw[] = [];
  const parts = views.map(({ name }) => ({ name, content: h('div', {}) }));
  const fill = (at: number) => {
    const [view, part] = [views[at], parts[at]];
    if (view && part) part.content.replaceChildren(tableOf(view, draws, words));
  };
  const tabbed = tabs(says.trend, parts, fill);
  return {
    element: h(
      'section',
      { class: 'trend lists card', 'aria-labelledby': 'trend-title', 'data-places': String(views.length) },
      h('h2', { id: 'trend-title' }, says.trend),
      h('p', { class: 'quiet' }, says.independent),
      tabbed.element,
      h('p', { class: 'quiet misses' }, says.misses),
    ),
    show(newest) {
      draws = newest;
      fill(tabbed.shown());
    },
  };
}

function tableOf(view: TrendView, draws: readonly PastDraw[], { says, names }: LotteryWords): HTMLElement {
  const head = (text: string) => h('th', { scope: 'col' }, text);
  const caption = says.trendOf(view.name, draws.length);
  const cells = ({ cells: all }: TrendRow) =>
    all.map((cell, at) =>
      cell.isHit
        ? h('td', { class: 'hit' }, h('strong', {}, String(view.values[at])), unseen(says.hit))
        : h('td', {}, String(cell.misses)),
    );
  const rows = trendRows(draws, view).map(row =>
    h(
      'tr',
      {},
      h('th', { scope: 'row' }, row.number.slice(-4)),
      ...cells(row),
      mark(row.isBig === undefined ? '–' : row.isBig ? names.big : names.small, row.isBig === true),
      mark(row.isOdd ? names.odd : names.even, row.isOdd),
    ),
  );
  return h(
    'div',
    { class: 'scrolled', tabindex: '0', role: 'region', 'aria-label': caption },
    h(
      'table',
      {},
      h('caption', {}, caption),
      h(
        'thead',
        {},
        h('tr', {}, ...[says.number, ...view.values.map(String), says.size, says.parity].map(head)),
      ),
      h('tbody', {}, ...rows),
    ),
  );
}

const unseen = (text: string) => h('span', { class: 'unseen' }, text);

const mark = (text: string, isFirst: boolean) =>
  h('td', { class: 'mark' }, h('span', { 'data-side': isFirst ? 'first' : 'second' }, text));
