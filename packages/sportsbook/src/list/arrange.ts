import { searchable } from '@lobby/api-client/searchable';
import { type SportCode, type SportType, sportTypes, typeOf } from '@lobby/sports';
import type { MatchInfo } from '../feed/match-info.ts';
import type { SortOrder } from '../remembered/list-memory.ts';
import type { Openness, OpennessOf } from './columns/openness.ts';
import { inLeagueOrder } from './league-order.ts';

/** What the member chose to see of a list. */
export interface Arrangement {
  readonly sort: SortOrder;
  /** League ids; empty = every league. */
  readonly leagues: ReadonlySet<string>;
  readonly search: string;
  readonly collapsed: ReadonlySet<string>;
  /** Marked leagues: they stand in front of the others. */
  readonly favourites?: ReadonlySet<string>;
  /** A list of all sports: the leagues of each stand together below its name. */
  readonly bySport?: boolean;
  /** League ids, most wanted first; the rest follow by name. */
  readonly leagueOrder: readonly string[];
  /** As it was when the list came, so that no row moves while one reads (docs/designs.md#the-order-of-a-list). */
  readonly openness: OpennessOf;
}

/** A line of the list, ready to be drawn: leagues and matches in one flat row, for the virtual list. */
export type ListRow =
  | { readonly type: 'sport'; readonly sport: SportType; readonly count: number }
  | {
      readonly type: 'league';
      readonly id: string;
      readonly name: string;
      readonly sport: SportCode;
      readonly count: number;
      readonly expanded: boolean;
    }
  | {
      readonly type: 'match';
      readonly ecid: string;
      readonly sport: SportCode;
      readonly isLast: boolean;
    };

interface LeagueGroup {
  readonly id: string;
  readonly name: string;
  readonly sport: SportCode;
  readonly matches: MatchInfo[];
}

/**
 * Filters, searches, groups by league and sorts: in a league what can be bet on, then what is suspended, then what has
 * nothing open. By time, the league whose next match is first comes first.
 */
export function arrange(matches: readonly MatchInfo[], arrangement: Arrangement): readonly ListRow[] {
  const wanted = matches.filter(match => isWanted(match, arrangement));
  const groups = [...groupByLeague(wanted, arrangement.openness)].sort(leagueSorter(arrangement));
  if (!arrangement.bySport) return rowsOf(groups, arrangement);
  return sportTypes.flatMap((sport): readonly ListRow[] => {
    const ofSport = groups.filter(group => typeOf(group.sport) === sport);
    if (ofSport.length === 0) return [];
    const count = ofSport.reduce((sum, { matches: { length } }) => sum + length, 0);
    return [{ type: 'sport', sport, count }, ...rowsOf(ofSport, arrangement)];
  });
}

function rowsOf(groups: readonly LeagueGroup[], arrangement: Arrangement): readonly ListRow[] {
  return groups.flatMap((group): ListRow[] => {
    const expanded = !arrangement.collapsed.has(group.id);
    const head: ListRow = {
      type: 'league',
      id: group.id,
      name: group.name,
      sport: group.sport,
      count: group.matches.length,
      expanded,
    };
    if (!expanded) return [head];
    return [
      head,
      ...group.matches.map(
        ({ ecid }, index): ListRow => ({
          type: 'match',
          ecid,
          sport: group.sport,
          isLast: index === group.matches.length - 1,
        }),
      ),
    ];
  });
}

function isWanted(match: MatchInfo, { leagues, search }: Arrangement): boolean {
  if (leagues.size > 0 && !leagues.has(match.leagueId)) return false;
  const words = searchable(search);
  if (words === '') return true;
  return [match.teams.home, match.teams.away, match.league].some(name => searchable(name).includes(words));
}

const rank: Readonly<Record<Openness, number>> = { open: 0, suspended: 1, elsewhere: 2, closed: 3 };

function groupByLeague(matches: readonly MatchInfo[], openness: OpennessOf): Iterable<LeagueGroup> {
  const groups = new Map<string, LeagueGroup>();
  for (const match of matches) {
    const group = groups.get(match.leagueId) ?? {
      ...{ id: match.leagueId, name: match.league, sport: match.sport },
      matches: [],
    };
    group.matches.push(match);
    groups.set(match.leagueId, group);
  }
  const rankOf = ({ ecid }: MatchInfo) => rank[openness.get(ecid) ?? 'open'];
  for (const { matches: inLeague } of groups.values())
    inLeague.sort((one, other) => rankOf(one) - rankOf(other) || byKickoff(one, other));
  return groups.values();
}

function byKickoff(one: MatchInfo, other: MatchInfo): number {
  return one.kickoff - other.kickoff || compareText(one.ecid, other.ecid);
}

function leagueSorter({ sort, leagueOrder, favourites }: Arrangement) {
  const byRank = inLeagueOrder(leagueOrder);
  const first = (group: LeagueGroup) => Math.min(...group.matches.map(({ kickoff }) => kickoff));
  const byTime = (one: LeagueGroup, other: LeagueGroup) => (sort === 'time' ? first(one) - first(other) : 0);
  const isMarked = ({ id }: LeagueGroup) => Number(favourites?.has(id) ?? false);
  return (one: LeagueGroup, other: LeagueGroup) =>
    isMarked(other) - isMarked(one) || byTime(one, other) || byRank(one, other);
}

function compareText(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
