import './simulated-feed.tables.ts';
import { readFile } from 'node:fs/promises';
import { readResultsFile } from '@lobby/leagues';
import type { Platform } from '@lobby/platform-kernel/domain/domain';
import { type Repeated, repeat, runAllNow, stopAll } from '@lobby/platform-kernel/time/repeat';
import type { FixtureFeed, FixtureIntake } from '@lobby/platform-sportsbook/fixture-feed/fixture-feed';
import { storedFixtures } from '@lobby/platform-sportsbook/fixture-feed/fixture-rows';
import type { FixtureSource, ScriptedMatch } from '@lobby/simulation';
import {
  baseballFixtures,
  basketballFixtures,
  detailAt,
  embeddedFixtures,
  handballFixtures,
  planSeason,
  replay,
  resultsOf,
  setsFixtures,
  subMatchesOf,
  virtualFootball,
  voidsOf,
} from '@lobby/simulation';
import { commitDays } from './commit-days.ts';
import { createFollowed } from './follow.ts';
import { toRow } from './match-rows.ts';
import { openCalendar } from './open-calendar.ts';
import { createOpenDraws } from './open-draws.ts';
import { takeOver } from './sweep.ts';
import { unreported } from './unreported.ts';

type Parts = Pick<Platform, 'config' | 'db' | 'clock' | 'log' | 'drawSecret'>;

/** The world outside the sportsbook, made up: it supplies fixtures and results. Any number of processes may run it. */
export function createSimulation(parts: Parts, intake: FixtureIntake): FixtureFeed {
  const { db, clock, config, log, drawSecret } = parts;
  const { follow, scriptOf } = createFollowed(drawSecret);
  let sources: Promise<readonly FixtureSource[]> | undefined;
  const recorded = new Set<string>();
  const added = new Set<string>();
  const work: Repeated[] = [];

  async function once(key: string, report: () => Promise<void>): Promise<void> {
    if (recorded.has(key)) return;
    await report();
    recorded.add(key);
  }

  async function record(matches: readonly ScriptedMatch[]): Promise<void> {
    const now = clock.now();
    for (const match of matches) {
      for (const result of resultsOf(match, now)) {
        await once(`${match.id}/${result.version}`, () => intake.recordResult(result));
      }
      for (const cancelled of voidsOf(match, now)) {
        await once(`${match.id}/${cancelled.reason}`, () => intake.voidBets(cancelled));
      }
    }
    if (recorded.size > 5_000) recorded.clear();
  }

  /** Adds the matches that should be there by now. */
  async function topUp(): Promise<void> {
    sources ??= openSources(parts);
    const now = clock.now();
    await commitDays(db, drawSecret, now);
    for (const source of await sources) {
      const around = source
        .matchesAround(now)
        .filter(match => !added.has(match.id))
        .map(match => ({ ...match, disruptions: config.disruptions }));
      const all = around.flatMap(match => [match, ...subMatchesOf(match)]);
      // A row says when its match ends, for which it is played: after a restart most are stored.
      const stored = await storedFixtures(
        db,
        all.map(({ id }) => id),
      );
      await intake.addFixtures(all.filter(({ id }) => !stored.has(id)).map(toRow));
      for (const { id } of around) added.add(id);
    }
    // After all fixtures: what is wrong with an outright keeps no match from being played.
    for (const source of await sources) {
      const opened = source.outrightsAround?.(now).filter(outright => !added.has(outright.id)) ?? [];
      await intake.addOutrights(opened);
      for (const { id } of opened) added.add(id);
    }
    if (added.size > 20_000) added.clear();
  }

  return {
    follow,
    topUp,
    openDraws: createOpenDraws(db, drawSecret, scriptOf),
    detailAt: (match, at) => detailAt(scriptOf(match).main ?? scriptOf(match), at),
    start() {
      const onError = (error: unknown) =>
        log.error({ err: error }, 'the simulation failed and will try again');
      work.push(
        repeat(topUp, Math.max(2_000, 60_000 / config.speed), onError),
        repeat(async () => record((await intake.current()).map(scriptOf)), 1_000, onError),
        repeat(async () => record(await unreported(db, drawSecret, clock.now())), 60_000, onError),
      );
    },
    catchUp: () => runAllNow(work),
    stop: () => stopAll(work.splice(0)),
  };
}

async function openSources({ config, db, clock, drawSecret }: Parts): Promise<FixtureSource[]> {
  const now = clock.now();
  const virtual = virtualFootball(drawSecret);
  if (config.fixtures.length === 0) {
    await takeOver(db, 'league rounds', now);
    const calendar = await openCalendar(db, 'calendar', { server: now, fixture: now, speed: config.speed });
    const leagues = [embeddedFixtures, basketballFixtures, baseballFixtures, handballFixtures];
    return [
      ...leagues.map(make => make(drawSecret, calendar)),
      ...setsFixtures(drawSecret, calendar),
      virtual,
    ];
  }
  const files = await Promise.all(config.fixtures.map(async path => readResultsFile(await read(path), path)));
  const season = planSeason(files, config.speed > 1);
  const name = `replay/${files.map(file => file.title).join('+')}`;
  await takeOver(db, name, now);
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
