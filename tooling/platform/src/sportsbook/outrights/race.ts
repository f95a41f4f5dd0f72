import type { Score } from '@lobby/betting';
import type { Kysely } from 'kysely';
import type { Tables } from '../../kernel/tables.ts';
import type { MatchStore } from '../feed/match-store.ts';
import type { Match } from '../fixture-feed/match.ts';
import type { Outright } from '../fixture-feed/outright.ts';
import { readScore } from '../fixture-feed/score.ts';
import { inputsAt } from '../inputs/input-rows.ts';
import { type MatchNews, newsOf } from '../settlement/news.ts';
import { untilted } from '../trader/book.ts';
import { type Moment, momentAt } from '../trader/moment.ts';
import type { FinalGoals } from './champion-chances.ts';

/** A match of a round at a moment, as far as the title goes. */
export interface RaceMatch {
  /**
   * open: to be played or in play; shut: suspended; awaited: over, its result not reported yet; over; void: it will
   * have no result.
   */
  readonly state: 'open' | 'shut' | 'awaited' | 'over' | 'void';
  /** Once it has begun. */
  readonly score: Score | undefined;
  /** How it may end; undefined unless open or over. */
  readonly goals: FinalGoals | undefined;
}

/** Every match of an outright at `now`, by id. From rows and the book's moments: every process says the same. */
export async function raceAt(
  db: Kysely<Tables>,
  store: MatchStore,
  outright: Outright,
  now: number,
): Promise<ReadonlyMap<string, RaceMatch>> {
  const ids = [...new Set(outright.runners.map(({ matchId }) => matchId))];
  const news = await newsOf(db, ids);
  const race = new Map<string, RaceMatch>();
  for (const id of ids) {
    const decided = decidedBy(news.get(id));
    if (decided) {
      race.set(id, decided);
      continue;
    }
    const match = await store.byId(db, id);
    race.set(id, match ? raceMatch(match, momentAt(match, now, await inputsAt(db, id, now))) : withoutResult);
  }
  return race;
}

const withoutResult: RaceMatch = { state: 'void', score: undefined, goals: undefined };

/** What the results reported so far decide of a match; undefined while nothing. */
function decidedBy(news: MatchNews | undefined): RaceMatch | undefined {
  if (!news?.result) return undefined;
  if (news.result.cancel_reason !== '') return withoutResult;
  const score = readScore(news.result.full);
  return score && { state: 'over', score, goals: { score, toCome: nothing } };
}

const nothing = Float64Array.of(1);

function raceMatch(match: Match, moment: Moment): RaceMatch {
  const { phase, score, shut } = moment.state;
  if (phase === 'pre') {
    return shut
      ? { state: 'shut', score: undefined, goals: undefined }
      : { state: 'open', score: undefined, goals: { score, toCome: toCome(match, moment) } };
  }
  if (phase === 'FT') return { state: 'awaited', score, goals: undefined };
  if (shut) return { state: 'shut', score, goals: undefined };
  return { state: 'open', score, goals: { score, toCome: toCome(match, moment) } };
}

const kept = new WeakMap<Match, { readonly of: string; readonly toCome: Float64Array }>();

/** The goals the book expects without the market's mood and its own liability, which change nothing here. */
function toCome(match: Match, moment: Moment): Float64Array {
  const { phase, clock, score, reds, lastsBeyond } = moment.priced;
  const of = [phase, clock, score, reds, lastsBeyond].join('/');
  const known = kept.get(match);
  if (known?.of === of) return known.toCome;
  const fresh = untilted(match, moment).full.cells;
  kept.set(match, { of, toCome: fresh });
  return fresh;
}
