import { h } from '../../elements.ts';
import type { SessionState } from '../../server.ts';
import type { Texts } from '../../texts.ts';
import type { Board, BoardGroup } from '../boards/board.ts';
import type { LotteryWords } from '../words/words.ts';

interface Deps {
  readonly state: SessionState;
  readonly texts: Texts;
  readonly board: Board;
  readonly words: LotteryWords;
  readonly oddsOf: (pick: string) => string;
}

/** How a lottery is played: every kind of pick with its odds, how often it is drawn, and by what. */
export function rulesView({ state, texts, board, words: { says }, oddsOf }: Deps): Node[] {
  return [
    h('p', {}, says.independent),
    h('p', {}, says.pace),
    h('h3', {}, says.rulesOf),
    h('p', { class: 'quiet' }, says.oddsNote),
    ...board.flatMap(({ name, hint: whole, groups }) => [
      h('h4', {}, name),
      ...[whole, ...groups.map(({ hint }) => hint)].flatMap(hint => (hint ? [h('p', {}, hint)] : [])),
      h('ul', { class: 'odds-list' }, ...alikeOf(groups, oddsOf).map(([what, odds]) => row(what, odds))),
    ]),
    h('p', {}, says.decided),
    h('p', { class: 'quiet' }, texts.playMoney(state.market.age)),
  ];
}

const row = (what: string, odds: string) => h('li', {}, h('span', {}, what), h('strong', {}, odds));

/** Picks of the same odds told together, in the order of the board: three of them by name, more by the first and last. */
function alikeOf(
  groups: readonly BoardGroup[],
  oddsOf: (pick: string) => string,
): readonly (readonly [what: string, odds: string])[] {
  const alike = new Map<string, string[]>();
  for (const { pick, name } of groups.flatMap(({ picks }) => picks)) {
    const odds = oddsOf(pick);
    alike.set(odds, [...(alike.get(odds) ?? []), name]);
  }
  return [...alike].map(([odds, names]) => [
    names.length > 4 ? `${names[0]} … ${names.at(-1)}` : names.join('、'),
    odds,
  ]);
}
