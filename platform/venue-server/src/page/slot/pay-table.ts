import type { SlotRules } from '@lobby/games';
import { h } from '../elements.ts';
import type { SessionState } from '../server.ts';
import type { Texts } from '../texts.ts';
import { symbolPicture } from './symbols.ts';

/** What pays how much, what it returns in the long run, and how rounds are decided. */
export function payTable({ rules, sheet }: SessionState<SlotRules>, texts: Texts): Node[] {
  const { pays, scatter, wild, freeSpins, lines } = rules;
  const paying = scatter ? { ...pays, [scatter.symbol]: scatter.pays } : pays;
  const moon = scatter ? (texts.symbols[scatter.symbol] ?? '') : '';
  const cards = Object.entries(paying).map(([symbol, amounts]) =>
    h(
      'li',
      {},
      symbolPicture(symbol),
      h(
        'div',
        {},
        h('strong', {}, texts.symbols[symbol] ?? symbol),
        ...(symbol === wild ? [h('p', { class: 'quiet' }, texts.wildNote(moon))] : []),
        ...(symbol === scatter?.symbol ? [h('p', { class: 'quiet' }, texts.scatterNote)] : []),
        h(
          'p',
          {},
          amounts.flatMap((amount, at) => (amount > 0 ? [`${at + 1} = ${times(amount)}`] : [])).join(' · '),
        ),
      ),
    ),
  );
  const counts = (scatter?.spins ?? [])
    .flatMap((spins, at) => (spins > 0 ? [texts.freeOf(at + 1, spins)] : []))
    .join('、');
  return [
    h('p', {}, texts.facts(sheet.returnPercent, sheet.hitPercent, sheet.volatility)),
    h('h3', {}, texts.payTable),
    h('p', { class: 'quiet' }, texts.payNote(lines.length)),
    h('ul', { class: 'pays' }, ...cards),
    ...(freeSpins && counts !== ''
      ? [h('p', {}, `${moon}：${texts.freeNote(counts, freeSpins.times)}`)]
      : []),
    h('p', {}, texts.pace),
    h('p', {}, texts.decided),
    h('p', { class: 'quiet' }, texts.playMoney),
  ];
}

/** Hundredths of the stake as a multiple: 150 is "1.5". */
const times = (hundredths: number) => `×${hundredths / 100}`;
