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
    .filter(match => match.mainId === undefined && listOf(match, at) !== undefined && isNamed(match, wanted))
    .map(match => ({ match, live: isLive(match.stateAt(at)) }))
    .sort((one, two) => Number(two.live) - Number(one.live) || one.match.kickoff - two.match.kickoff)
    .slice(0, foundMatches)
    .map(({ match: { id, gtype, home, away, league, kickoff }, live }) => ({
      ...{ ecid: id, gtype: typeOf(gtype), kickoff, live },
      ...{ team_h: home[locale], team_c: away[locale], league: league[locale] },
    }));
}

const isNamed = ({ home, away, league }: Match, wanted: string): boolean =>
  [home, away, league].some(names => Object.values(names).some(name => searchable(name).includes(wanted)));
