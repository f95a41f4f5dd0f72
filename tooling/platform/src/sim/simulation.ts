import { readFile } from 'node:fs/promises';
import type { Platform } from '../kernel/domain.ts';
import { type Repeated, repeat, runAllNow, stopAll } from '../kernel/repeat.ts';
import type { MatchStore } from '../sportsbook/feed/match-store.ts';
import { openCalendar } from './calendar.ts';
import { commitDays } from './draw-days.ts';
import { embeddedFixtures } from './embedded-fixtures.ts';
import type { FixtureSource } from './fixture-source.ts';
import type { Match } from './match.ts';
import { addMatches } from './match-rows.ts';
import { planSeason, replay } from './replay.ts';
import { newsOf, recordResult, unreported } from './results.ts';
import { readResultsFile } from './results-file.ts';
import { sweepMatches, takeOver } from './sweep.ts';
import { virtualFootball } from './virtual-football.ts';

type Parts = Pick<Platform, 'config' | 'db' | 'clock' | 'log' | 'drawSecret'>;

/** The world outside the book: it publishes fixtures and tells results. Any number of processes may run it. */
interface Simulation {
  /** Adds the matches that should be there by now. */
  topUp(): Promise<void>;
  /** Writes the results that are known by now. */
  report(): Promise<void>;
  start(): void;
  /** Does now what it would do by and by. */
  catchUp(): Promise<void>;
  stop(): Promise<void>;
}

export function createSimulation(parts: Parts, store: MatchStore): Simulation {
  const { db, clock, config, log, drawSecret } = parts;
  let sources: Promise<readonly FixtureSource[]> | undefined;
  const told = new Set<string>();
  const added = new Set<string>();
  const work: Repeated[] = [];

  async function tell(matches: readonly Match[]): Promise<void> {
    const now = clock.now();
    for (const match of matches) {
      for (const news of newsOf(match, now)) {
        const key = `${news.matchId}/${news.version}`;
        if (told.has(key)) continue;
        await recordResult(db, news, now);
        told.add(key);
      }
    }
    if (told.size > 5_000) told.clear();
  }

  const simulation: Simulation = {
    async topUp() {
      sources ??= openSources(parts);
      const now = clock.now();
      await commitDays(db, drawSecret, now);
      for (const source of await sources) {
        const fresh = source.matchesAround(now).filter(match => !added.has(match.id));
        await addMatches(db, fresh);
        for (const match of fresh) added.add(match.id);
      }
      if (added.size > 20_000) added.clear();
    },
    async report() {
      await tell(await store.current());
    },
    start() {
      const onError = (error: unknown) =>
        log.error({ err: error }, 'the simulation failed and will try again');
      work.push(
        repeat(simulation.topUp, Math.max(2_000, 60_000 / config.speed), onError),
        repeat(simulation.report, 1_000, onError),
        repeat(async () => tell(await unreported(db, drawSecret, clock.now())), 60_000, onError),
        repeat(() => sweepMatches(db, clock.now()), 10 * 60_000, onError),
      );
    },
    catchUp: () => runAllNow(work),
    stop: () => stopAll(work.splice(0)),
  };
  return simulation;
}

async function openSources({ config, db, clock, drawSecret }: Parts): Promise<FixtureSource[]> {
  const now = clock.now();
  const virtual = virtualFootball(drawSecret);
  if (config.fixtures.length === 0) {
    await takeOver(db, 'embedded');
    const calendar = await openCalendar(db, 'calendar', { server: now, fixture: now, speed: config.speed });
    return [embeddedFixtures(drawSecret, calendar), virtual];
  }
  const files = await Promise.all(config.fixtures.map(async path => readResultsFile(await read(path), path)));
  const season = planSeason(files, config.speed > 1);
  const name = `replay/${files.map(file => file.title).join('+')}`;
  await takeOver(db, name);
  const calendar = await openCalendar(db, name, { server: now, fixture: season.start, speed: config.speed });
  return [replay(season, drawSecret, calendar), virtual];
}

async function read(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch {
    throw new Error(`The fixtures file ${path} cannot be read.`);
  }
}
