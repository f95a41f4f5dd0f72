import { foundMatches } from '@lobby/api-client/contract/game/search-matches';
import { searchable } from '@lobby/api-client/searchable';
import { isLive, listOf, type Match } from '@lobby/fixtures';
import type { Locale } from '@lobby/platform-kernel/calls/locale';
import { typeOf } from '@lobby/sports';

/**
 * The main matches for sale whose teams or league have a text in their name, in any language: in play first, then as
 * they begin. Pure.
 */
export function searchMatches(matches: readonly Match[], text: string, at: number, locale: Locale) {
  const wanted = searchable(text);
  if (wanted === '') return [];
  return matches
    .filter(
      match =>
        match.mainId === undefined && namesOf(match).includes(wanted) && listOf(match, at) !== undefined,
    )
    .map(match => ({ match, live: isLive(match.stateAt(at)) }))
    .sort((one, two) => Number(two.live) - Number(one.live) || one.match.kickoff - two.match.kickoff)
    .slice(0, foundMatches)
    .map(({ match: { id, gtype, home, away, league, kickoff }, live }) => ({
      ...{ ecid: id, gtype: typeOf(gtype), kickoff, live },
      ...{ team_h: home[locale], team_c: away[locale], league: league[locale] },
    }));
}

/** Searches come with every letter that somebody types, and names of a match stay. */
const known = new WeakMap<Match, string>();

/** The names of a match in every language as they are searched, each in a line of its own. */
function namesOf(match: Match): string {
  const names = known.get(match) ?? searchableNames(match);
  known.set(match, names);
  return names;
}

const searchableNames = ({ home, away, league }: Match): string =>
  [home, away, league].flatMap(names => Object.values(names).map(searchable)).join('\n');
