import { type BaccaratEvent, beadRoad, bigRoad } from '@lobby/games';
import { h, svg } from '../elements.ts';
import type { Result } from '../table/table-calls.ts';
import type { BaccaratTexts } from './baccarat-texts.ts';

type CoupEvent = Extract<BaccaratEvent, { type: 'coup' }>;

const rows = 6;
/** Columns that are shown, the last ones. */
const mostColumns = { big: 30, bead: 10 };

/** How a result ended; undefined for one without a coup. */
export const coupIn = (events: readonly BaccaratEvent[]) =>
  events.find((event): event is CoupEvent => event.type === 'coup');

/** The roads: 大路 and 珠盘路 of the last results. */
export function createRoads(texts: BaccaratTexts) {
  const element = h('div', { class: 'roads' });
  return {
    element,
    show(results: readonly Result<BaccaratEvent>[]): void {
      const coups = [...results].reverse().flatMap(({ events }) => {
        const coup = coupIn(events);
        if (!coup) return [];
        const { winner, pairs } = coup;
        return [{ winner, hasPlayerPair: pairs.includes('player'), hasBankerPair: pairs.includes('banker') }];
      });
      const said = coups.slice(-20).map(({ winner }) => texts.picks[winner]);
      const beads = beadRoad(coups).map(bead =>
        place(bead, [
          svg('circle', { class: `bead ${bead.winner}`, cx: '5', cy: '5', r: '4' }),
          word(texts.picks[bead.winner]),
          ...pairMarks(bead),
        ]),
      );
      const big = bigRoad(coups).map(bead =>
        place(bead, [
          svg('circle', { class: `ring-bead ${bead.winner ?? 'tie'}`, cx: '5', cy: '5', r: '3.500' }),
          ...(bead.ties > 0 ? [svg('path', { class: 'tie-mark', d: 'M2 8 8 2' })] : []),
          ...pairMarks(bead),
        ]),
      );
      const roads = [
        roadOf(texts.beadRoad, mostColumns.bead, beads, columnsOf(beadRoad(coups)), said),
        roadOf(texts.bigRoad, mostColumns.big, big, columnsOf(bigRoad(coups)), said),
      ];
      element.replaceChildren(...roads);
    },
  };

  function roadOf(
    name: string,
    most: number,
    beads: readonly SVGElement[],
    columns: number,
    said: readonly string[],
  ): HTMLElement {
    const first = Math.max(0, columns - most);
    const grid = svg('svg', {
      class: 'road',
      viewBox: `${first * 10} 0 ${most * 10} ${rows * 10}`,
      role: 'img',
      'aria-label': texts.roadOf(name, said.length === 0 ? texts.empty : said.join('、')),
    });
    const [left, right] = [first * 10, (first + most) * 10];
    const lines = [
      ...Array.from({ length: rows + 1 }, (_, row) => `M${left} ${row * 10}H${right}`),
      ...Array.from({ length: most + 1 }, (_, column) => `M${left + column * 10} 0V${rows * 10}`),
    ].join('');
    grid.append(svg('path', { class: 'road-lines', d: lines }), ...beads);
    return h('figure', {}, h('figcaption', { class: 'quiet' }, name), grid);
  }
}

const columnsOf = (places: readonly { readonly column: number }[]) =>
  places.reduce((most, { column }) => Math.max(most, column + 1), 0);

function place(
  { column, row }: { readonly column: number; readonly row: number },
  content: readonly SVGElement[],
) {
  const group = svg('g', { transform: `translate(${column * 10} ${row * 10})` });
  group.append(...content);
  return group;
}

function word(text: string): SVGElement {
  const element = svg('text', { class: 'bead-word', x: '5', y: '5' });
  element.textContent = text;
  return element;
}

/** A pair of the banker is a dot at the upper left, of the player at the lower right. */
function pairMarks(bead: { readonly hasPlayerPair: boolean; readonly hasBankerPair: boolean }): SVGElement[] {
  const dot = (side: string, at: string) =>
    svg('circle', { class: `pair ${side}`, cx: at, cy: at, r: '1.300' });
  return [
    ...(bead.hasBankerPair ? [dot('banker', '1.700')] : []),
    ...(bead.hasPlayerPair ? [dot('player', '8.300')] : []),
  ];
}
