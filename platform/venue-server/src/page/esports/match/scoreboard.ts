import { h } from '../../elements.ts';
import { mapName, teamName } from '../words/markets.ts';
import type { EsportsWords } from '../words/words.ts';
import { emblem } from './emblem.ts';
import type { ShownMap, ShownMatch } from './shown-at.ts';
import './scoreboard.css';

/** What is known of a match before it is played. */
export interface BoardMatch {
  readonly home: string;
  readonly away: string;
  /** In their order; undefined where only those that were played are known. */
  readonly maps?: readonly string[] | undefined;
}

export interface Scoreboard {
  readonly element: HTMLElement;
  /** @param shown undefined: not begun. */
  show(match: BoardMatch, shown: ShownMatch | undefined): void;
}

const versus = ([home, away]: readonly [number, number]) => `${home}:${away}`;

/** The teams, the maps that each has won, and the rounds of each map. */
export function scoreboard({ names, says }: EsportsWords): Scoreboard {
  const [teams, maps] = [h('div', { class: 'teams' }), h('ol', { class: 'maps' })];
  const told = h('p', { class: 'told', role: 'status' });
  let [drawn, sentence] = ['', ''];

  function mapRow(map: string, at: number, shown: ShownMap | undefined, waits: string): HTMLElement {
    const title = h('span', { class: 'map-name' }, says.mapOf(at + 1, mapName(names, map)));
    if (!shown) return h('li', { class: 'map' }, title, h('span', { class: 'quiet' }, waits));
    const state = shown.isOver ? 'over' : 'running';
    return h(
      'li',
      { class: 'map', 'data-state': state },
      title,
      h('strong', { class: 'map-score' }, versus(shown.score)),
      h('span', { class: 'quiet' }, says.kills(...shown.kills)),
      h(
        'span',
        { class: 'track', role: 'img', 'aria-label': `${says.roundsShown} ${versus(shown.score)}` },
        ...shown.rounds.map(round => h('i', { class: round.startsWith('h') ? 'home' : 'away' })),
      ),
    );
  }

  /** What has ended last, in a sentence. */
  function lastEnd({ home, away }: BoardMatch, { maps: played, won, isOver }: ShownMatch): string {
    const team = ([left, right]: readonly [number, number]) => teamName(names, left > right ? home : away);
    const high = ([left, right]: readonly [number, number]) =>
      left > right ? `${left}:${right}` : `${right}:${left}`;
    if (isOver) return says.matchEnds(team(won), high(won));
    const over = played.filter(map => map.isOver);
    const last = over.at(-1);
    return last
      ? says.mapEnds(says.mapOf(over.length, mapName(names, last.map)), team(last.score), high(last.score))
      : '';
  }

  const side = (name: 'home' | 'away', team: string) =>
    h('span', { class: `team ${name}` }, emblem(team, name), h('strong', {}, teamName(names, team)));

  return {
    element: h('div', { class: 'scoreboard' }, teams, maps, told),
    show(match, shown) {
      const now = JSON.stringify([match, shown]);
      if (now === drawn) return;
      drawn = now;
      const { home, away } = match;
      const score = shown
        ? h('span', { class: 'won' }, versus(shown.won))
        : h('span', { class: 'won' }, 'VS');
      teams.replaceChildren(
        side('home', home),
        h('span', { class: 'middle' }, score, h('span', { class: 'quiet' }, says.bestOf)),
        side('away', away),
      );
      const listed = match.maps ?? shown?.maps.map(({ map }) => map) ?? [];
      maps.replaceChildren(
        ...listed.map((map, at) =>
          mapRow(map, at, shown?.maps[at], shown?.isOver || at === 2 ? says.ifNeeded : says.toPlay),
        ),
      );
      const said = shown ? lastEnd(match, shown) : says.waitsFor;
      if (said !== sentence) told.textContent = said;
      sentence = said;
    },
  };
}
