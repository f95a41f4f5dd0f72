import type { EsportsRules } from '@lobby/games';
import { h } from '../../elements.ts';
import type { Visit } from '../../visit.ts';
import { mapName, marketsOf, teamName } from '../words/markets.ts';
import type { EsportsWords } from '../words/words.ts';

/** How a match is played and priced, what its picks pay, and how strong each team is. */
export function rulesView(
  rules: EsportsRules,
  { names, says }: EsportsWords,
  { state, texts }: Pick<Visit, 'state' | 'texts'>,
): Node[] {
  const { fixture, killsLine, pays, margin, league } = rules;
  const row = (what: string, value: string) => h('li', {}, h('span', {}, what), h('strong', {}, value));
  const sentences = [
    ...[says.howMatch, says.howHandicap, says.howTotals, says.howLines],
    ...[says.howPrices(margin, state.sheet.returnPercent), says.howTeams, says.independent],
    says.pace(state.cycleMs / 1_000),
  ];
  return [
    ...sentences.map(text => h('p', {}, text)),
    h('h3', {}, says.rulesOf),
    h('p', { class: 'quiet' }, says.oddsNote),
    h(
      'ul',
      { class: 'odds-list' },
      ...marketsOf({ ...fixture, killsLine }, names).flatMap(market =>
        market.sides.map(({ pick, name }) =>
          row(`${market.name} ${name}`, ((pays[pick] ?? 0) / 100).toFixed(2)),
        ),
      ),
    ),
    h('h3', {}, says.strength),
    h(
      'ul',
      { class: 'odds-list' },
      ...league.teams.map(({ team, strength, best }) =>
        row(
          `${teamName(names, team)} · ${says.bestMap} ${mapName(names, best)}`,
          strength > 0 ? `+${strength}` : String(strength).replace('-', '−'),
        ),
      ),
    ),
    h('p', {}, says.decided),
    h('p', { class: 'quiet' }, texts.playMoney(state.market.age)),
  ];
}
