import type { priceCourses } from '@lobby/api-client/contract/game/price-course';
import { minute } from '@lobby/calendar';
import type { Outright } from '@lobby/fixtures';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Clock } from '@lobby/platform-kernel/time/clock';
import type { Kysely } from 'kysely';
import type { InferInput, InferOutput } from 'valibot';
import type { MatchStore } from '../feed/match-store.ts';
import { createKept } from '../kept.ts';
import { isSuspended, type OutrightBook, oddsOf } from '../outrights/outright-book.ts';
import { type RaceRows, raceThen, readRaceRows } from '../outrights/race/race.ts';
import { keepSamples } from './kept-samples.ts';
import { changesOf } from './price-changes.ts';

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
  const sampled = keepSamples<Sample>(mostKept);

  async function read(outright: Outright, now: number): Promise<Course> {
    const { samples, rows } = await sampled.samplesOf(outright.id, now, {
      moments: momentsOf(outright, now),
      read: moments => readRaceRows(db, store, outright, moments),
      sampleAt: (then, at) => sampleAt(outright, then, at),
    });
    const all = now < outright.closesAt ? [...samples, sampleAt(outright, rows, now)] : samples;
    const runners = outright.runners.map(({ id }) => ({ rtype: id, points: courseOf(all, id) }));
    return { systime: now, runners };
  }

  return async ({ gid }) => {
    const now = clock.now();
    const outright = await outrights.byId(db, gid);
    if (!outright || now < outright.opensAt) return { systime: now, runners: [] };
    return { ...(await answers.read(gid, () => read(outright, now))), systime: now };
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

const courseOf = (samples: readonly Sample[], runner: string) =>
  changesOf(samples.map(({ at, odds }) => ({ at, odds: odds.get(runner) ?? '' })));
