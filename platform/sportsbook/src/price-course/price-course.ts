import { setImmediate as letOthersRun } from 'node:timers/promises';
import type { priceCourses } from '@lobby/api-client/contract/game/price-course';
import { type Market, marketByWtype } from '@lobby/betting';
import type { Match } from '@lobby/fixtures';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Clock } from '@lobby/platform-kernel/time/clock';
import type { Kysely } from 'kysely';
import type { InferInput, InferOutput } from 'valibot';
import type { MatchStore } from '../feed/match-store.ts';
import { foldInputs, inputsUntil } from '../inputs/input-rows.ts';
import { createKept } from '../kept.ts';
import { courseMoments } from './course-moments.ts';
import { courseOfPick, type Sample, sampleAt } from './sample.ts';

type Row = typeof priceCourses.course;
type Course = InferInput<Row['answer']>;
export type PriceCourse = (query: InferOutput<Row['request']>) => Promise<Course>;

/** A market with more picks is a table, no chart. */
const mostPicks = 3;
/** Markets whose samples stay in memory. */
const mostKept = 200;
const atOnce = 8;

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

  async function samplesOf(match: Match, market: Market, now: number): Promise<readonly Sample[]> {
    const name = `${match.id} ${market.kind} ${market.period} ${market.wtype}`;
    const known = new Map((sampled.get(name) ?? []).map(sample => [sample.at, sample]));
    const rows = await inputsUntil(db, match.id, now);
    const samples: Sample[] = [];
    for (const [place, at] of courseMoments(match, now).entries()) {
      samples.push(known.get(at) ?? sampleAt(match, market, at, foldInputs(rows, at)));
      if (place % atOnce === 0) await letOthersRun();
    }
    sampled.delete(name);
    sampled.set(name, samples);
    const [oldest] = sampled.keys();
    if (sampled.size > mostKept && oldest !== undefined) sampled.delete(oldest);
    return [...samples, sampleAt(match, market, now, foldInputs(rows, now))];
  }

  async function read(match: Match, market: Market, now: number): Promise<Course> {
    const samples = await samplesOf(match, market, now);
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
