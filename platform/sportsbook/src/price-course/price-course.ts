import { setImmediate as letOthersRun } from 'node:timers/promises';
import type { priceCourses } from '@lobby/api-client/contract/game/price-course';
import { type Market, marketByWtype, marketInPhase } from '@lobby/betting';
import { isLive, type Match } from '@lobby/fixtures';
import { boundedQueue } from '@lobby/platform-kernel/calls/bounded-queue';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Clock } from '@lobby/platform-kernel/time/clock';
import { momentAt } from '@lobby/pricing';
import type { Kysely } from 'kysely';
import type { InferInput, InferOutput } from 'valibot';
import type { MatchStore } from '../feed/match-store.ts';
import { foldInputs, inputsAt, inputsOfMoments } from '../inputs/input-rows.ts';
import { createKept } from '../kept.ts';
import { sportOf } from '../sports/sports.ts';
import { courseMoments } from './course-moments.ts';
import { courseOfPick, type Sample, sampleAt } from './sample.ts';

type Row = typeof priceCourses.course;
type Course = InferInput<Row['answer']>;
export type PriceCourse = (query: InferOutput<Row['request']>) => Promise<Course>;

/** A market with more picks is a table, no chart. */
const mostPicks = 3;
/** Markets whose samples stay in memory. */
const mostKept = 200;
/** A course that is not in memory takes up to half a second of a core, and anybody may ask: one at a time. */
export const inHand = { atOnce: 1, waiting: 40 };

/**
 * Tells how the price of a market moved. Nothing of it is stored: a price is a function of the match, its inputs and
 * the time, so that any process prices the past again as it was.
 */
export function createPriceCourse(
  db: Kysely<Tables>,
  store: Pick<MatchStore, 'byId'>,
  clock: Clock,
): PriceCourse {
  const answers = createKept<Course>(clock);
  const sampled = new Map<string, readonly Sample[]>();
  const inTurn = boundedQueue(inHand);

  async function samplesOf(match: Match, market: Market, now: number): Promise<readonly Sample[]> {
    const name = `${match.id} ${market.kind} ${market.period} ${market.wtype}`;
    const known = new Map((sampled.get(name) ?? []).map(sample => [sample.at, sample]));
    const moments = courseMoments(match, now);
    const missing = moments.filter(at => !known.has(at));
    const rows = await inputsOfMoments(db, match.id, [...missing, now]);
    for (const at of missing) {
      known.set(at, sampleAt(match, market, at, foldInputs(rows, at)));
      await letOthersRun();
    }
    const samples = moments.flatMap(at => known.get(at) ?? []);
    sampled.delete(name);
    sampled.set(name, samples);
    const [oldest] = sampled.keys();
    if (sampled.size > mostKept && oldest !== undefined) sampled.delete(oldest);
    return [...samples, sampleAt(match, market, now, foldInputs(rows, now))];
  }

  async function isSold(match: Match, market: Market, now: number): Promise<boolean> {
    const moment = momentAt(match, now, await inputsAt(db, match.id, now));
    const sold = marketInPhase(market, isLive(moment.state) ? 'live' : 'pre');
    return sold !== undefined && sportOf(match).model.isOffered(sold, moment);
  }

  async function read(match: Match, market: Market, now: number): Promise<Course> {
    if (!(await isSold(match, market, now))) return nothing(now);
    const samples = await inTurn(() => samplesOf(match, market, now));
    const current = samples.at(-1);
    if (!current) return nothing(now);
    return {
      systime: now,
      line: current.line,
      strong: current.strong,
      picks: market.picks.map(({ rtype }, place) => ({
        rtype,
        points: courseOfPick(samples, current, place),
      })),
    };
  }

  /** The course of the main line of a market; no picks of one that is not sold on the match now. */
  return async ({ ecid, wtype }) => {
    const now = clock.now();
    const market = marketByWtype(wtype);
    if (!market || market.picks.length > mostPicks || market.picks.length === 0) return nothing(now);
    const match = await store.byId(db, ecid);
    if (!match || match.stateAt(now).phase === 'over') return nothing(now);
    return { ...(await answers.read(`${ecid} ${wtype}`, () => read(match, market, now))), systime: now };
  };
}

const nothing = (systime: number): Course => ({ systime, line: '', strong: '', picks: [] });
