import { type BullRules, bullKinds } from '@lobby/games';
import { h } from '../elements.ts';
import type { SessionState } from '../server.ts';
import type { Texts } from '../texts.ts';
import type { BullTexts } from './texts.ts';

/** The most that a hand can lose, which is held before it is dealt. */
export const heldLine = ({ multiples }: BullRules, own: BullTexts): string =>
  own.held(Math.max(...Object.values(multiples)));

/** How it is played, what each kind is worth by the rules of the session, what it returns and how that is known. */
export function rulesPanel(
  { rules, sheet, cycleMs }: SessionState<BullRules>,
  own: BullTexts,
  texts: Texts,
): Node[] {
  const rows = [...bullKinds].reverse().map(kind => [own.kinds[kind], `×${rules.multiples[kind]}`]);
  return [
    h('p', {}, own.returns(sheet.returnPercent, sheet.hitPercent, sheet.volatility)),
    ...own.rules.map(rule => h('p', {}, rule)),
    h('p', {}, own.commission(rules.commission)),
    h('p', {}, `${heldLine(rules, own)}。`),
    h('h3', {}, own.odds),
    h(
      'table',
      { class: 'odds' },
      h('thead', {}, h('tr', {}, ...[own.kind, own.multiple].map(text => h('th', { scope: 'col' }, text)))),
      h('tbody', {}, ...rows.map(cells => h('tr', {}, ...cells.map(text => h('td', {}, text))))),
    ),
    h('p', {}, texts.pace(cycleMs / 1_000)),
    h('p', {}, own.decided),
    h('p', { class: 'quiet' }, texts.playMoney),
  ];
}
