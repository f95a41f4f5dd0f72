import { setImmediate as letOthersRun } from 'node:timers/promises';
import type { priceCourses } from '@lobby/api-client/contract/game/price-course';
import { minute } from '@lobby/calendar';
import type { Outright } from '@lobby/fixtures';
import { boundedQueue } from '@lobby/platform-kernel/calls/bounded-queue';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Clock } from '@lobby/platform-kernel/time/clock';
import type { Kysely } from 'kysely';
import type { InferInput, InferOutput } from 'valibot';
import type { MatchStore } from '../feed/match-store.ts';
import { createKept } from '../kept.ts';
import { isSuspended, type OutrightBook, oddsOf } from '../outrights/outright-book.ts';
import { type RaceRows, raceThen, readRaceRows } from '../outrights/race.ts';
import { inHand } from './price-course.ts';

type Row = typeof priceCourses.champion;
type Course = InferInput<Row['answer']>;
export type ChampionCourse = (query: InferOutput<Row['request']>) => Promise<Course>;

const mostMoments = 40;
/** Outrights whose samples stay in memory. */
const mostKept = 50;

/** What was offered on the runners at a moment, decimal odds by runner; nothing while it was suspended. */
interface Sample {
  readonly at: number;
  readonly odds: ReadonlyMap<string, string>;
}

/** Tells how the prices of the runners moved since their market opened: each moment is priced again as it was. */
export function createChampionCourse(
  db: Kysely<Tables>,
  store: Pick<MatchStore, 'byIds'>,
  outrights: Pick<OutrightBook, 'byId'>,
  clock: Clock,
): ChampionCourse {
  const answers = createKept<Course>(clock);
  const inTurn = boundedQueue(inHand);
  const sampled = new Map<string, ReadonlyMap<number, Sample>>();

  async function read(outright: Outright, now: number): Promise<Course> {
    const moments = momentsOf(outright, now);
    const known = sampled.get(outright.id);
    const missing = moments.filter(at => !known?.has(at));
    const rows = await readRaceRows(db, store, outright, [...missing, now]);
    const samples = new Map(known);
    for (const at of missing) {
      samples.set(at, sampleAt(outright, rows, at));
      await letOthersRun();
    }
    sampled.delete(outright.id);
    sampled.set(outright.id, samples);
    const [oldest] = sampled.keys();
    if (sampled.size > mostKept && oldest !== undefined) sampled.delete(oldest);
    const all = [...samples.values()];
    if (now < outright.closesAt) all.push(sampleAt(outright, rows, now));
    const runners = outright.runners.map(({ id }) => ({ rtype: id, points: courseOf(all, id) }));
    return { systime: now, runners };
  }

  return async ({ gid }) => {
    const now = clock.now();
    const outright = await outrights.byId(db, gid);
    if (!outright || now < outright.opensAt) return { systime: now, runners: [] };
    return { ...(await answers.read(gid, () => inTurn(() => read(outright, now)))), systime: now };
  };
}

/** The same ones for as long as it is open, and those since. */
function momentsOf({ opensAt, closesAt }: Outright, now: number): readonly number[] {
  const step = Math.max(minute, Math.ceil((closesAt - opensAt) / mostMoments));
  const until = Math.min(now, closesAt);
  return Array.from({ length: mostMoments }, (_, place) => opensAt + place * step).filter(at => at < until);
}

function sampleAt(outright: Outright, rows: RaceRows, at: number): Sample {
  const race = raceThen(rows, at);
  return { at, odds: isSuspended(race) ? new Map() : oddsOf(outright, race) };
}

function courseOf(samples: readonly Sample[], runner: string) {
  const points: { at: number; odds: string }[] = [];
  for (const { at, odds } of samples) {
    const price = odds.get(runner) ?? '';
    if (price !== (points.at(-1)?.odds ?? '')) points.push({ at, odds: price });
  }
  return points;
}
