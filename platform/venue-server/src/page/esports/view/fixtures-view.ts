import { h } from '../../elements.ts';
import { teamName } from '../words/markets.ts';
import type { EsportsWords } from '../words/words.ts';

/** A match that comes. */
export interface ComingMatch {
  readonly number: number;
  readonly startsAt: number;
  readonly home: string;
  readonly away: string;
  /** What the match pays on each team. */
  readonly odds: readonly [home: string, away: string];
}

/** A match that is over. */
export interface PlayedMatch {
  readonly number: number;
  readonly startedAt: number;
  readonly home: string;
  readonly away: string;
  readonly won: readonly [home: number, away: number];
  /** Rounds of each map, "13:9". */
  readonly maps: readonly string[];
}

export interface MatchList<Match> {
  readonly element: HTMLElement;
  show(matches: readonly Match[]): void;
}

type Cells = readonly (Node | string)[];

/** A table of matches, written anew when it changes. */
function matchList<Match extends { readonly number: number }>(
  id: string,
  {
    title,
    heads,
    none,
  }: { readonly title: string; readonly heads: readonly string[]; readonly none: string },
  cellsOf: (match: Match) => Cells,
): MatchList<Match> {
  const body = h('tbody', {});
  const empty = h('p', { class: 'quiet' }, none);
  const table = h(
    'table',
    { class: 'matches' },
    h('thead', {}, h('tr', {}, ...heads.map(text => h('th', { scope: 'col' }, text)))),
    body,
  );
  let shown = '';
  return {
    element: h(
      'section',
      { class: 'card', 'aria-labelledby': id },
      h('h2', { id }, title),
      h('div', { class: 'scrolled' }, table, empty),
    ),
    show(matches) {
      const now = JSON.stringify(matches);
      if (now === shown) return;
      shown = now;
      table.hidden = matches.length === 0;
      empty.hidden = !table.hidden;
      body.replaceChildren(
        ...matches.map(match => h('tr', {}, ...cellsOf(match).map(cell => h('td', {}, cell)))),
      );
    },
  };
}

/** The matches that come, with what the match pays on each team. */
export function comingView(
  { names, says }: EsportsWords,
  timeOf: (at: number) => string,
): MatchList<ComingMatch> {
  return matchList(
    'coming-title',
    { title: says.coming, heads: [says.time, says.teams, says.price], none: says.noResults },
    ({ startsAt, home, away, odds }) => [
      timeOf(startsAt),
      says.versus(teamName(names, home), teamName(names, away)),
      h('span', { class: 'odds' }, odds.join(' / ')),
    ],
  );
}

/** The matches that are over. */
export function resultsView(
  { names, says }: EsportsWords,
  timeOf: (at: number) => string,
): MatchList<PlayedMatch> {
  return matchList(
    'results-title',
    { title: says.results, heads: [says.time, says.teams, says.score], none: says.noResults },
    ({ startedAt, home, away, won, maps }) => [
      timeOf(startedAt),
      says.versus(teamName(names, home), teamName(names, away)),
      h('span', {}, h('strong', {}, won.join(':')), h('span', { class: 'quiet' }, ` ${maps.join(' ')}`)),
    ],
  );
}
