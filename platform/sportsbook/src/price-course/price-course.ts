import type { priceCourses } from '@lobby/api-client/contract/game/price-course';
import { type Market, marketByWtype, marketInPhase } from '@lobby/betting';
import { isLive, type Match } from '@lobby/fixtures';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Clock } from '@lobby/platform-kernel/time/clock';
import { type InputRow, momentAt } from '@lobby/pricing';
import type { Kysely } from 'kysely';
import type { InferInput, InferOutput } from 'valibot';
import type { MatchStore } from '../feed/match-store.ts';
import { foldInputs, inputsAt, inputsOfMoments } from '../inputs/input-rows.ts';
import { createKept } from '../kept.ts';
import { type Sample, sampleAt } from '../past-prices/sample.ts';
import { sportOf } from '../sports/sports.ts';
import { courseMoments } from './course-moments.ts';
import { keepSamples } from './kept-samples.ts';
import { changesOf, type PricePoint } from './price-changes.ts';

type Row = typeof priceCourses.course;
type Course = InferInput<Row['answer']>;
export type PriceCourse = (query: InferOutput<Row['request']>) => Promise<Course>;

/** A market with more picks is a table, no chart. */
const mostPicks = 3;
/** Markets whose samples stay in memory. */
const mostKept = 200;

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
  const sampled = keepSamples<Sample>(mostKept);

  /** Those of its moments, and that of now. */
  async function samplesOf(match: Match, market: Market, now: number): Promise<readonly Sample[]> {
    const name = `${match.id} ${market.kind} ${market.period} ${market.wtype}`;
    const sampleThen = (rows: readonly InputRow[], at: number) =>
      sampleAt(match, market, at, foldInputs(rows, at));
    const { samples, rows } = await sampled.samplesOf(name, now, {
      moments: courseMoments(match, now),
      read: moments => inputsOfMoments(db, match.id, moments),
      sampleAt: sampleThen,
    });
    return [...samples, sampleThen(rows, now)];
  }

  async function isSold(match: Match, market: Market, now: number): Promise<boolean> {
    const moment = momentAt(match, now, await inputsAt(db, match.id, now));
    const sold = marketInPhase(market, isLive(moment.state) ? 'live' : 'pre');
    return sold !== undefined && sportOf(match).model.isOffered(sold, moment);
  }

  async function read(match: Match, market: Market, now: number): Promise<Course> {
    if (!(await isSold(match, market, now))) return nothing(now);
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

/** The course of one pick on the line of `current`: what was of another line had no price. Pure. */
function courseOfPick(samples: readonly Sample[], current: Sample, place: number): PricePoint[] {
  return changesOf(
    samples.map(({ at, line, strong, odds }) => {
      const isSame = line === current.line && strong === current.strong;
      return { at, odds: isSame ? (odds[place] ?? '') : '' };
    }),
  );
}
