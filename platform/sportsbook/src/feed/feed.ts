import type { WireGame } from '@lobby/api-client/contract/game/sportsbook';
import type { Match } from '@lobby/fixtures';
import { eventOf, type ListQuery, listAt, listOf, matchesOf } from '@lobby/fixtures';
import type { Locale } from '@lobby/platform-kernel/calls/locale';
import type { Clock } from '@lobby/platform-kernel/time/clock';
import { momentAt } from '@lobby/pricing';
import { countedThings, forEachType, type MatchList, type SportType, typeOf } from '@lobby/sports';
import { tick } from '../inputs/input-rows.ts';
import { sportOf } from '../sports/sports.ts';
import { clockOf, encodeGame } from './codec.ts';
import { type CountedOf, countedOf, lateInput, lateRow } from './counted-fields.ts';
import { hottest } from './hottest.ts';
import { keptAfterEnd, type MatchStore } from './match-store.ts';

/** The tick that lists are computed for at `now`, once per process; it is their cursor. */
export const tickAt = (now: number): number => now - (now % tick);
/** What was hot can be told of a cursor this old: inputs of earlier moments are not kept. */
const hotKept = 30_000;

/** One of the three lists, or the matches worth looking at. */
interface FeedQuery extends Omit<ListQuery, 'showtype'> {
  readonly showtype: MatchList | 'hot';
}

type GameList = {
  systime: number;
  cursor: string;
  full: boolean;
  ec: { id: string; game: WireGame }[];
  gone: string[];
};

export interface Feed {
  /** A list, or what changed in it since the cursor of an earlier answer of any process. */
  list(query: FeedQuery, since: string, locale: Locale): Promise<GameList>;
  /** Every market of one match, and of its sub-matches after it; empty when it is over or unknown. */
  more(ecid: string, locale: Locale): Promise<WireGame[]>;
  counts(locale: Locale): Promise<LeagueCount>;
}

type Shelves = Record<MatchList, number>;

type LeagueCount = {
  systime: number;
  counts: Record<SportType, Shelves>;
  leagues: { gtype: SportType; lid: string; name: string; count: number; quick: boolean }[];
};

/**
 * What clients poll. A match's board is a pure function of its row and the time, so any process can say
 * what changed since any moment: no memory is shared and a cursor outlives a restart.
 */
export function createFeed(store: MatchStore, clock: Clock): Feed {
  const made = new WeakMap<Match, Partial<Record<Locale, { version: string; wire: WireGame }>>>();
  const members = new Map<string, readonly Match[]>();
  let membersOf = 0;

  /** A game as of the tick `at`, its clock as of `now`: a fast match runs a minute in a tick. */
  function game(match: Match, counted: CountedOf, at: number, now: number, locale: Locale): WireGame {
    const moment = momentAt(match, at, store.inputsAt(match.id, at));
    const version = `${moment.ver}/${moment.inputs.from}`;
    const kept = made.get(match) ?? {};
    let game = kept[locale];
    if (game?.version !== version) {
      game = {
        version,
        wire: encodeGame(match, moment, sportOf(match).model.boardOf(match, moment, 'main'), locale),
      };
      made.set(match, { ...kept, [locale]: game });
    }
    const later = match.stateAt(now);
    return {
      ...game.wire,
      ...counted.fieldsAt(match, at),
      ...clockOf(match, later.phase === moment.state.phase ? later : moment.state),
    };
  }

  /** The members of a list at the tick `now`, which is that of this call, or at one before, computed once per tick. */
  function listed(matches: readonly Match[], query: FeedQuery, at: number, now: number): readonly Match[] {
    if (membersOf !== now) {
      members.clear();
      membersOf = now;
    }
    const key = JSON.stringify([at, query]);
    const kept = members.get(key) ?? membersAt(matches, query, at);
    members.set(key, kept);
    return kept;
  }

  function membersAt(matches: readonly Match[], { showtype, ...query }: FeedQuery, at: number) {
    return showtype === 'hot'
      ? hottest(matchesOf(matches, query), at, store.inputsAt)
      : listAt(matches, { ...query, showtype }, at);
  }

  return {
    async list(query, since, locale) {
      const matches = await store.current();
      const systime = clock.now();
      const at = tickAt(systime);
      const before = readCursor(since, at, query.showtype === 'hot' ? hotKept : keptAfterEnd);
      const counted = countedOf(matches, store);
      const now = listed(matches, query, at, at);
      const answer = (chosen: readonly Match[]) =>
        chosen.map(match => ({ id: match.id, game: game(match, counted, at, systime, locale) }));
      if (before === undefined) {
        return { systime, cursor: String(at), full: true, ec: answer(now), gone: [] };
      }
      const were = new Set(listed(matches, query, before, at));
      const changed = now.filter(match => {
        const inputs = store.inputsAt(match.id, at);
        return (
          !were.has(match) ||
          momentAt(match, at, inputs).ver > before ||
          counted.moved(match, before, at) ||
          match.createdAt + lateRow > before ||
          inputs.changedAt + lateInput > before
        );
      });
      const still = new Set(now);
      // Whoever made that answer may not have seen an input which closes a match, and have listed it.
      const earlier = query.showtype === 'hot' ? listed(matches, query, before - lateInput, at) : [];
      const told = new Set([...were, ...earlier]);
      const gone = [...told].filter(match => !still.has(match)).map(match => match.id);
      return { systime, cursor: String(at), full: false, ec: answer(changed), gone };
    },

    async more(ecid, locale) {
      const now = clock.now();
      const current = await store.current();
      const asked = current.find(one => one.id === ecid);
      const event = asked && eventOf(asked);
      const counted = countedOf(current, store);
      return current
        .filter(match => eventOf(match) === event && listOf(match, now) !== undefined)
        .sort(mainFirst)
        .map(match => {
          const moment = momentAt(match, now, store.inputsAt(match.id, now));
          const board = sportOf(match).model.boardOf(match, moment, 'all');
          return { ...encodeGame(match, moment, board, locale), ...counted.fieldsAt(match, now) };
        });
    },

    async counts(locale) {
      const now = clock.now();
      const counts = forEachType((): Shelves => ({ live: 0, today: 0, early: 0 }));
      const leagues = new Map<string, LeagueCount['leagues'][number]>();
      for (const match of await store.current()) {
        const list = match.mainId === undefined ? listOf(match, now) : undefined;
        if (!list) continue;
        const gtype = typeOf(match.gtype);
        counts[gtype][list]++;
        const league = leagues.get(match.lid) ?? {
          gtype,
          lid: match.lid,
          name: match.league[locale],
          count: 0,
          quick: match.quick,
        };
        leagues.set(match.lid, { ...league, count: league.count + 1 });
      }
      const sorted = [...leagues.values()].sort(
        (one, two) => two.count - one.count || (one.lid < two.lid ? -1 : 1),
      );
      return { systime: now, counts, leagues: sorted };
    },
  };
}

/** The main match, then corners, then cards: as their names follow in the table of what is counted. */
function mainFirst(one: Match, other: Match): number {
  const place = ({ counts = 'goals' }: Match) => countedThings.indexOf(counts);
  return place(one) - place(other);
}

/** The moment of a cursor we can still compare with; otherwise the whole list is sent. */
function readCursor(since: string, now: number, kept: number): number | undefined {
  if (!/^\d{10,15}$/.test(since)) return undefined;
  const at = Number(since);
  return at <= now && now - at < kept ? at : undefined;
}
