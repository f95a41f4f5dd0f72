import { day } from '@lobby/calendar';
import { findSport, SLIP_LIMIT } from '@lobby/sports';
import { marketByWtype } from '../markets/markets.ts';

/** What the rules of a series need to know of a leg. */
export interface SeriesLeg {
  readonly key: string;
  /** One line of a match. */
  readonly gid: string;
  /** The event; empty when it is not known. */
  readonly gide: string;
  /** The event with its sub-matches, whose corners and cards are of the same match; absent = `gide`. */
  readonly gidm?: string;
  readonly gtype: string;
  readonly wtype: string;
  /** Ms since the epoch. */
  readonly kickoff: number;
  /** A champion (outright) selection. */
  readonly champion?: boolean;
  /** Names of home and away. */
  readonly teams?: readonly [string, string];
  /** Ids of home and away; with them names do not count. */
  readonly teamIds?: readonly [string, string];
  /** The fewest and the most legs a series with this one may have. */
  readonly parMin?: number;
  readonly parMax?: number;
}

/** Why legs cannot be one series or system; `keys` are the legs it is about. */
export type SeriesProblem =
  | {
      readonly rule: 'champion' | 'same-match' | 'same-event' | 'same-team';
      readonly keys: readonly string[];
    }
  /** `virtual`: drawn matches stand with played ones; else these markets are not traded. */
  | { readonly rule: 'not-combinable'; readonly virtual: boolean; readonly keys: readonly string[] }
  /** `keys` kick off more than `days` after the first. */
  | { readonly rule: 'seven-days'; readonly days: number; readonly keys: readonly string[] }
  | { readonly rule: 'too-few'; readonly least: number; readonly keys: readonly string[] }
  | { readonly rule: 'too-many'; readonly most: number; readonly keys: readonly string[] };

const MIN_LEGS = 2;
const MAX_SPAN_DAYS = 7;

/**
 * Everything that keeps legs from being a series or a system, in the order it is shown; empty when nothing does.
 * Outrights come first and take part in no other problem but the number of legs.
 * @param at now, ms.
 */
export function seriesProblems(legs: readonly SeriesLeg[], at: number): readonly SeriesProblem[] {
  const matches = legs.filter(leg => !leg.champion);
  return [
    ...about(keysOf(legs.filter(leg => leg.champion)), keys => ({ rule: 'champion', keys })),
    ...sharing(matches, leg => [leg.gid]).map(keys => ({ rule: 'same-match', keys }) as const),
    ...sharing(matches, eventOf, leg => leg.gid).map(keys => ({ rule: 'same-event', keys }) as const),
    ...sharing(matches, teamsOf, leg => eventOf(leg)[0] ?? leg.gid).map(
      keys => ({ rule: 'same-team', keys }) as const,
    ),
    ...notCombinable(matches),
    ...tooFarApart(matches, at),
    ...numberOfLegs(legs),
  ];
}

/** Groups of legs with a value in common, except for groups that `apart` does not tell apart. */
function sharing(
  legs: readonly SeriesLeg[],
  valuesOf: (leg: SeriesLeg) => readonly string[],
  apart: (leg: SeriesLeg) => string = leg => leg.key,
): readonly (readonly string[])[] {
  const groups = new Map<string, SeriesLeg[]>();
  for (const leg of legs) {
    for (const value of new Set(valuesOf(leg))) groups.set(value, [...(groups.get(value) ?? []), leg]);
  }
  return [...groups.values()].filter(group => new Set(group.map(apart)).size > 1).map(keysOf);
}

function eventOf({ gide, gidm }: SeriesLeg): readonly string[] {
  const event = gidm || gide;
  return event === '' ? [] : [event];
}

/** Within a sport: teams of drawn matches are called as real ones. */
function teamsOf({ gtype, teams, teamIds }: SeriesLeg): readonly string[] {
  const ids = teamIds?.filter(id => id !== '') ?? [];
  if (ids.length > 0) return ids.map(id => `${gtype} id ${id}`);
  const names = teams?.map(name => name.trim().toLowerCase()) ?? [];
  return names.filter(name => name !== '').map(name => `${gtype} name ${name}`);
}

function notCombinable(legs: readonly SeriesLeg[]): readonly SeriesProblem[] {
  const excluded = legs.filter(({ wtype }) => marketByWtype(wtype) === undefined);
  const drawn = legs.filter(({ gtype }) => findSport(gtype)?.isDrawn);
  const isMixed = drawn.length > 0 && drawn.length < legs.length;
  return [
    ...about(keysOf(excluded), keys => ({ rule: 'not-combinable', virtual: false, keys })),
    ...about(isMixed ? keysOf(drawn) : [], keys => ({ rule: 'not-combinable', virtual: true, keys })),
  ];
}

function tooFarApart(legs: readonly SeriesLeg[], at: number): readonly SeriesProblem[] {
  const first = Math.min(...legs.map(({ kickoff }) => Math.max(kickoff, at)));
  const late = legs.filter(({ kickoff }) => kickoff - first > MAX_SPAN_DAYS * day);
  return about(keysOf(late), keys => ({ rule: 'seven-days', days: MAX_SPAN_DAYS, keys }));
}

function numberOfLegs(legs: readonly SeriesLeg[]): readonly SeriesProblem[] {
  const least = Math.max(MIN_LEGS, ...legs.map(({ parMin = MIN_LEGS }) => parMin));
  const most = Math.min(SLIP_LIMIT, ...legs.map(({ parMax = SLIP_LIMIT }) => parMax));
  const keys = keysOf(legs);
  if (legs.length < least) return [{ rule: 'too-few', least, keys }];
  return legs.length > most ? [{ rule: 'too-many', most, keys }] : [];
}

function about(
  keys: readonly string[],
  problem: (keys: readonly string[]) => SeriesProblem,
): readonly SeriesProblem[] {
  return keys.length > 0 ? [problem(keys)] : [];
}

function keysOf(legs: readonly SeriesLeg[]): readonly string[] {
  return legs.map(({ key }) => key);
}
