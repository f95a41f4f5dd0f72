import type { RouletteRules } from '@lobby/games';
import { h } from '../elements.ts';
import { oddsOf } from '../table/odds.ts';
import type { MakeSpot } from '../table/spots.ts';
import { pickName } from './pick-name.ts';
import { colourOf, type InsideKind, insideKinds, kindOf, type Point, pointOf } from './places.ts';
import type { RouletteTexts } from './roulette-texts.ts';

/** The layout: numbers with one kind of bets on them at a time, so that each place is large enough for a thumb. */
export function createLayout(rules: RouletteRules, texts: RouletteTexts, make: MakeSpot) {
  const fields = h('div', { class: 'fields', 'data-kind': 'number' });
  const outside = h('div', { class: 'outside' });
  const numbers = new Map<number, HTMLElement>();

  for (const [pick, { covers, pays }] of Object.entries(rules.picks)) {
    const kind = kindOf(pick);
    const odds = oddsOf(pays);
    const name = pickName(rules, pick, texts);
    if (!kind) {
      outside.append(make({ pick, odds, name, class: `outer ${pick}`, content: [h('b', {}, name)] }));
      continue;
    }
    const isNumber = kind === 'number';
    const spot = make({
      ...{ pick, odds, name },
      class: isNumber ? `number ${colourOf(rules, covers[0] ?? 0)}` : 'between',
      content: isNumber ? [h('b', {}, String(covers[0]))] : [],
    });
    spot.dataset.kind = kind;
    if (covers[0] === 0 && isNumber) spot.classList.add('zero');
    put(spot, pointOf(kind, covers));
    if (isNumber) numbers.set(covers[0] ?? 0, spot);
    fields.append(spot);
  }

  const choose = (kind: InsideKind) => {
    fields.dataset.kind = kind;
    // Places of other kinds show what is on them, and take nothing.
    for (const spot of fields.querySelectorAll<HTMLButtonElement>('.spot')) {
      const isOther = spot.dataset.kind !== kind;
      spot.classList.toggle('other', isOther);
      spot.toggleAttribute('inert', isOther);
    }
  };
  const kinds = h(
    'fieldset',
    { class: 'kinds' },
    h('legend', { class: 'unseen' }, texts.kindLegend),
    ...insideKinds.map(kind => {
      const input = h('input', { type: 'radio', name: 'kind', value: kind, checked: kind === 'number' });
      input.addEventListener('change', () => choose(kind));
      return h('label', { class: 'kind' }, input, h('span', {}, texts.kinds[kind]));
    }),
  );
  choose('number');
  return {
    element: h('div', { class: 'roulette-layout' }, kinds, h('div', { class: 'cloth' }, fields, outside)),
    /** Marks the number that was drawn; undefined: none. */
    mark(pocket: number | undefined): void {
      for (const [number, spot] of numbers) spot.classList.toggle('drawn', number === pocket);
    },
  };
}

function put(spot: HTMLElement, { along, across }: Point): void {
  spot.style.setProperty('--along', String(along));
  spot.style.setProperty('--across', String(across));
}
