import type { BlackjackRules } from '@lobby/games';
import { h } from '../elements.ts';
import type { SessionState } from '../server.ts';
import { oddsOf } from '../table/odds.ts';
import type { Texts } from '../texts.ts';
import type { BlackjackTexts } from './texts.ts';

/** How it is played, what it pays by the rules of the session, what it returns and how that is known. */
export function rulesPanel(
  { rules, sheet, cycleMs }: SessionState<BlackjackRules>,
  own: BlackjackTexts,
  texts: Texts,
): Node[] {
  const rows = [
    [own.table.natural, oddsOf(rules.natural)],
    [own.table.win, oddsOf(200)],
    [own.table.push, own.stakeBack],
    [own.table.lose, own.stakeLost],
  ] as const;
  return [
    h('p', {}, own.returns(sheet.returnPercent, sheet.hitPercent, sheet.volatility)),
    h('p', {}, own.cards(rules.decks)),
    ...own.rules.map(rule => h('p', {}, rule)),
    h('h3', {}, own.pays),
    h(
      'table',
      { class: 'odds' },
      h('thead', {}, h('tr', {}, ...[own.outcome, own.odds].map(text => h('th', { scope: 'col' }, text)))),
      h('tbody', {}, ...rows.map(([name, odds]) => h('tr', {}, h('td', {}, name), h('td', {}, odds)))),
    ),
    h('p', {}, own.leftRule),
    h('p', {}, texts.pace(cycleMs / 1_000)),
    h('p', {}, own.decided),
    h('p', { class: 'quiet' }, texts.playMoney),
  ];
}
