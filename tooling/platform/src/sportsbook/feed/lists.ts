import { isLive, type Match } from '../fixture-feed/match.ts';

type ShowType = 'live' | 'today' | 'early' | 'hot';

export interface ListQuery {
  readonly gtype: 'FT' | 'VF';
  readonly showtype: ShowType;
  /** Early only: a day of Beijing, "2026-11-21"; empty = all. */
  readonly date: string;
  /** Empty = all leagues. */
  readonly lid: readonly string[];
}

const hour = 3_600_000;
const day = 24 * hour;
const beijing = 8 * hour;
/** The provider's day ends at midnight GMT-4, noon in Beijing; what starts within hours is today anyway. */
const providerZone = -4 * hour;
const soon = 6 * hour;
const hotSize = 8;

/** The matches of a list at a moment, in the order they are shown: by kick-off, then id. Pure. */
export function listAt(matches: readonly Match[], query: ListQuery, at: number): Match[] {
  const wanted = matches.filter(
    match => match.gtype === query.gtype && (query.lid.length === 0 || query.lid.includes(match.lid)),
  );
  const members =
    query.showtype === 'hot' ? hottest(wanted, at) : wanted.filter(match => belongs(match, query, at));
  return members.sort(byKickoff);
}

/** Which of the three lists a match is in; undefined once it is over. */
export function shelfOf(match: Match, at: number): 'live' | 'today' | 'early' | undefined {
  const state = match.stateAt(at);
  if (state.phase === 'FT') return undefined;
  if (isLive(state)) return 'live';
  return match.kickoff < endOfToday(at) ? 'today' : 'early';
}

/** When the day of the today list ends, ms. */
export function endOfToday(at: number): number {
  const nextMidnight = (Math.floor((at + providerZone) / day) + 1) * day - providerZone;
  return Math.max(nextMidnight, at + soon);
}

function belongs(match: Match, query: ListQuery, at: number): boolean {
  if (shelfOf(match, at) !== query.showtype) return false;
  return query.showtype !== 'early' || query.date === '' || beijingDate(match.kickoff) === query.date;
}

/** In play first, then what starts next; the big leagues before the others. */
function hottest(matches: readonly Match[], at: number): Match[] {
  const rank = (match: Match) => (match.quick ? 0 : 1);
  const open = matches.filter(match => shelfOf(match, at));
  const live = open.filter(match => match.kickoff <= at);
  const next = open.filter(match => match.kickoff > at).sort(byKickoff);
  live.sort((one, two) => rank(one) - rank(two) || byKickoff(two, one));
  return [...live, ...next].slice(0, hotSize);
}

function beijingDate(at: number): string {
  return new Date(at + beijing).toISOString().slice(0, 10);
}

function byKickoff(one: Match, two: Match): number {
  return one.kickoff - two.kickoff || (one.id < two.id ? -1 : 1);
}
