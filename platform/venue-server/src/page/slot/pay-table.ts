import type { SlotRules } from '@lobby/games';
import { h } from '../elements.ts';
import { amountText } from '../shell/amount-text.ts';
import type { Visit } from '../visit.ts';
import type { GameLook } from './games/game-look.ts';
import type { SlotTexts } from './slot-texts.ts';
import { symbolPicture } from './symbols.ts';

/** What pays how much, what it returns in the long run, and how rounds are decided. */
export function payTable(
  { state, texts, language }: Visit<SlotRules>,
  look: GameLook,
  own: SlotTexts,
): Node[] {
  const { rules, sheet, stakes } = state;
  const { pays, scatter, wild, freeSpins, lines, jackpot } = rules;
  const names = look.names[language];
  const paying: SlotRules['pays'] = {
    // One that pays nothing by itself is shown still.
    ...(wild === undefined ? {} : { [wild]: [] }),
    ...pays,
    ...(scatter ? { [scatter.symbol]: scatter.pays } : {}),
  };
  const moon = scatter ? (names[scatter.symbol] ?? '') : '';
  const cards = Object.entries(paying).map(([symbol, amounts]) =>
    h(
      'li',
      {},
      symbolPicture(look, symbol),
      h(
        'div',
        {},
        h('strong', {}, names[symbol] ?? symbol),
        ...(symbol === wild
          ? [h('p', { class: 'quiet' }, moon === '' ? own.wildAny : texts.wildNote(moon))]
          : []),
        ...(symbol === scatter?.symbol ? [h('p', { class: 'quiet' }, texts.scatterNote)] : []),
        h(
          'p',
          { class: 'counts' },
          ...amounts.flatMap((amount, at) =>
            amount > 0 ? [h('span', {}, `${at + 1} = ${times(amount)}`)] : [],
          ),
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
    ...(jackpot
      ? [
          h('h3', {}, own.pool),
          h('p', {}, own.poolReturn(sheet.returnPercent, sheet.jackpotPercent)),
          h('p', {}, own.poolRule(amountText(String(jackpot.oneIn)), amountText(stakes.max))),
        ]
      : []),
    h('p', {}, texts.pace(state.cycleMs / 1_000)),
    h('p', {}, texts.decided),
    h('p', { class: 'quiet' }, texts.playMoney),
  ];
}

/** Hundredths of the stake as a multiple: 150 is "1.5". */
const times = (hundredths: number) => `×${hundredths / 100}`;
