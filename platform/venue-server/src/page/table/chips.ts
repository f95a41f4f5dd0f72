import './chips.css';
import { h } from '../elements.ts';
import type { SessionState } from '../server.ts';
import { fenOf } from '../shell/stakes.ts';
import type { TableTexts } from './table-texts.ts';

const values = [1, 5, 10, 50, 100, 500];
const proposed = 10;

/** The chips: one is chosen, and each press on the table puts it there. */
export function chipRack(stakes: SessionState['stakes'], texts: TableTexts) {
  const fitting = values.filter(yuan => yuan * 100 >= fenOf(stakes.min) && yuan * 100 <= fenOf(stakes.max));
  let chosen = fitting.includes(proposed) ? proposed : (fitting[0] ?? 1);
  const element = h(
    'fieldset',
    { class: 'chips' },
    h('legend', { class: 'unseen' }, texts.chips),
    ...fitting.map(yuan => {
      const input = h('input', {
        type: 'radio',
        name: 'chip',
        value: String(yuan),
        checked: yuan === chosen,
        'aria-label': texts.chip(yuan),
      });
      input.addEventListener('change', () => {
        chosen = yuan;
      });
      return h('label', { class: 'chip', 'data-yuan': String(yuan) }, input, h('span', {}, String(yuan)));
    }),
  );
  return { element, value: () => chosen };
}
