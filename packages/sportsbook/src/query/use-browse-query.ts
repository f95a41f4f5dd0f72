import {
  allTypes,
  championType,
  type ListedType,
  listsOf,
  type MatchList,
  mainType,
  type OfferType,
  offerTypeOf,
  offerTypes,
  parseBetType,
  type SportType,
} from '@lobby/sports';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** What a list shows: the matches of a sport type or of all, or champion markets. */
export type BrowseType = OfferType | typeof allTypes;

/** In the order of menus. */
export const browseTypes: readonly BrowseType[] = [allTypes, ...offerTypes];

/** The query of the address: which list, or which match. */
export interface BrowseQuery {
  readonly sport: BrowseType;
  readonly show: MatchList;
  /** "2026-11-21", early only; '' = every day. */
  readonly date: string;
  /** The event of the match page; '' = the list. */
  readonly match: string;
  /** The list shows favourites only; not of champion markets. */
  readonly onlyFavourites: boolean;
}

/** The same of a list of matches. */
export type MatchQuery = BrowseQuery & { readonly sport: ListedType };

/** The query of a list of matches; of the main sport for one that has none. */
export function matchQueryOf(query: BrowseQuery): MatchQuery {
  return { ...query, sport: listedTypeOf(query.sport) };
}

/** The sport type of a query; the main one for a list that is of none. */
export function sportTypeOf({ sport }: Pick<BrowseQuery, 'sport'>): SportType {
  return sport === championType || sport === allTypes ? mainType : sport;
}

/** Default: football in play (docs/rules.md#markets). */
export function readBrowseQuery(params: URLSearchParams): BrowseQuery {
  const sport = browseTypes.find(type => type === params.get('sport')) ?? mainType;
  const show = showsOf(sport).find(name => name === params.get('show')) ?? 'live';
  const date = params.get('date') ?? '';
  return {
    sport,
    show,
    date: show === 'early' && /^\d{4}-\d{2}-\d{2}$/.test(date) ? date : '',
    // Longer than any event id on the wire, so that no match has it.
    match: (params.get('match') ?? '').slice(0, 40),
    onlyFavourites: sport !== championType && params.get('fav') === '1',
  };
}

/** The market types of a list; those of the main sport for champion markets. */
export function showsOf(sport: BrowseType): readonly MatchList[] {
  return listsOf(listedTypeOf(sport));
}

function listedTypeOf(sport: BrowseType): ListedType {
  return sport === championType ? mainType : sport;
}

/** The address of a query; what is standard is left out. */
export function writeBrowseQuery(query: BrowseQuery): URLSearchParams {
  const { sport, show, date, match, onlyFavourites } = query;
  const params = new URLSearchParams();
  if (sport !== mainType) params.set('sport', sport);
  if (show !== 'live') params.set('show', show);
  if (date && show === 'early') params.set('date', date);
  if (onlyFavourites && sport !== championType) params.set('fav', '1');
  if (match) params.set('match', match);
  return params;
}

/**
 * Another market type: one that is not early goes back to every date and to the main sport (docs/rules.md#markets).
 * A sport without an early list has market types of its own and keeps them; the list of all sports stays that.
 */
export function withShow(query: BrowseQuery, show: BrowseQuery['show']): BrowseQuery {
  if (show === 'early') return { ...query, show };
  const keepsSport = query.sport === allTypes || !showsOf(query.sport).includes('early');
  return { ...query, show, date: '', sport: keepsSport ? query.sport : mainType };
}

/** The query of the page, and how to go to another. */
export function useBrowseQuery(): readonly [BrowseQuery, (next: BrowseQuery) => void] {
  const [params, setParams] = useSearchParams();
  const go = useCallback((next: BrowseQuery) => setParams(writeBrowseQuery(next)), [setParams]);
  return [readBrowseQuery(params), go];
}

/** Where the page of a match of a sport type is, seen from the list. */
export function useMatchPath(): (ecid: string, sport: SportType) => { search: string } {
  const [params] = useSearchParams();
  const here = params.toString();
  return useCallback(
    (ecid, sport) => {
      const query = readBrowseQuery(new URLSearchParams(here));
      return { search: `?${writeBrowseQuery({ ...query, sport, match: ecid })}` };
    },
    [here],
  );
}

/** Where the list of another type is, of the market type and the date that are shown. */
export function useListPath(): (sport: BrowseType) => { search: string } {
  const [params] = useSearchParams();
  const here = params.toString();
  return useCallback(
    sport => {
      const query = readBrowseQuery(new URLSearchParams(here));
      return { search: `?${writeBrowseQuery({ ...query, sport, match: '' })}` };
    },
    [here],
  );
}

/** Goes to the page of a match from anywhere in the sportsbook. The same function for as long as the page stands. */
export function useToMatch(): (ecid: string, gtype: string) => void {
  const [, setParams] = useSearchParams();
  const latest = useRef(setParams);
  useEffect(() => {
    latest.current = setParams;
  });
  const [go] = useState(() => (ecid: string, gtype: string) => {
    const query = readBrowseQuery(new URLSearchParams());
    const type = parseBetType(gtype);
    const sport = type ? offerTypeOf(type) : mainType;
    latest.current(writeBrowseQuery({ ...query, sport, match: ecid }));
  });
  return go;
}

/** Marks a step from the list to a match: the way back is the step before, with its place in the list. */
export const fromList = { fromList: true } as const;

/**
 * Leaves the match page: back in the history to the list it was opened from, or else to a new list.
 */
export function useBackToList(query: BrowseQuery, go: (next: BrowseQuery) => void): () => void {
  const { state } = useLocation();
  const navigate = useNavigate();
  return useCallback(() => {
    if (typeof state === 'object' && state !== null && 'fromList' in state) void navigate(-1);
    else go({ ...query, match: '' });
  }, [state, navigate, query, go]);
}
