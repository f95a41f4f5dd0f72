import { resolve } from 'node:path';
import { createFileBuffers } from '@lobby/http-door';
import { devSolution } from '@lobby/platform-identity/captcha/dev-solution';
import { createPasswords, type PasswordCost } from '@lobby/platform-identity/members/passwords/passwords';
import { createSessions } from '@lobby/platform-identity/sessions/sessions';
import { createAdmission } from '@lobby/platform-identity/sites/admission';
import { seedSites } from '@lobby/platform-identity/sites/demo-sites';
import { loadSites } from '@lobby/platform-identity/sites/sites';
import { inProcessBroker } from '@lobby/platform-kernel/broker/in-process-broker';
import { type NatsBroker, natsBroker } from '@lobby/platform-kernel/broker/nats-broker';
import type { PlatformConfig } from '@lobby/platform-kernel/domain/config';
import type { Domain, DomainFactory, Platform } from '@lobby/platform-kernel/domain/domain';
import type { Keys } from '@lobby/platform-kernel/domain/keys';
import { createLog } from '@lobby/platform-kernel/domain/log';
import { memoryOutbox } from '@lobby/platform-kernel/domain/messenger';
import { mountConsole } from '@lobby/platform-kernel/operator-console/mount-console';
import { hasOperatorPages } from '@lobby/platform-kernel/operator-console/operator-door';
import { type Clock, systemClock } from '@lobby/platform-kernel/time/clock';
import { repeat } from '@lobby/platform-kernel/time/repeat';
import type { Logger } from 'pino';
import { emptyDataFolder, takeDataFolder } from './db/data-folder.ts';
import { migrate } from './db/migrate.ts';
import { type LentPglite, type OpenDatabase, openDatabase } from './db/open-database.ts';
import { postgresPool } from './db/postgres-pool.ts';
import { storageTrouble } from './db/storage-trouble.ts';
import { domains as allDomains } from './domains.ts';
import { createFaultSwitch } from './faults/fault-switch.ts';
import { faultsPage } from './faults/faults-page.tsx';
import { createApp } from './http/app.ts';
import { databaseReplayGuard, memoryReplayGuard } from './http/call/replay-guard.ts';
import { doorRules } from './http/limits/door-rules.ts';
import { createLimits, sweepLimits } from './http/limits/limits.ts';
import { createLoadGate } from './http/limits/load-gate.ts';
import { createShedding } from './http/limits/shedding.ts';
import { listen } from './http/listen.ts';
import { createPages, linksOf, type Pages } from './http/pages/pages.ts';
import { checkDrawSecret, loadDrawSecret } from './secrets/draw-secret.ts';
import { createKeys } from './secrets/keys.ts';
import { checkPepper, loadPepper } from './secrets/pepper.ts';

const sweepLimitsEveryMs = 10 * 60_000;

/** What a test may hand in instead of the real thing. */
export interface Replacements {
  clock?: Clock;
  log?: Logger;
  domains?: readonly DomainFactory[];
  /** More pages beside the platform's own. */
  pages?: (running: Pick<RunningPlatform, 'platform' | 'catchUp'>) => Pages;
  /** An open PGlite to run on; with `inMemory` only. */
  lent?: LentPglite;
  /** What hashing a password costs. */
  passwordCost?: PasswordCost;
}

export interface RunningPlatform {
  readonly url: string;
  readonly port: number;
  readonly platform: Platform;
  readonly database: OpenDatabase;
  /** Runs the workers of every domain at once; for tests that have moved the clock. */
  catchUp(): Promise<void>;
  /** Resolves with what to say when the embedded database has ended by itself, so that only a new start helps. */
  readonly broken: Promise<unknown>;
  /** Takes no new calls, finishes those in hand, closes the database, frees the data folder. Twice is once. */
  stop(): Promise<void>;
}

/**
 * Starts the platform: takes the data folder, opens and migrates the database, starts the domains, listens.
 * @throws Error with a sentence when the folder or the port is taken, or the pepper is another.
 */
export async function startPlatform(
  config: PlatformConfig,
  replace: Replacements = {},
): Promise<RunningPlatform> {
  const undo: (() => unknown)[] = [];
  const unwind = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    const database = await openStorage(config, replace, undo);
    const log = replace.log ?? createLog({ level: config.logLevel, dev: config.dev });
    const { platform, outbox, parts, nats } = await assemble(config, replace, database, log, undo);

    for (const part of parts) {
      undo.push(() => part.stop?.());
      await part.start?.();
    }
    const catchUp = async () => {
      for (const part of parts) await part.catchUp?.();
    };
    let accepting = true;
    const shedding = createShedding(platform.clock, log);
    const gate = createLoadGate(config.maxInFlight, () => shedding.note('calls'));
    const load = () => ({ inFlight: gate.inFlight(), shed: shedding.lastMinute() });
    const ownPages = createPages({
      platform,
      outbox,
      captchaSolution: id => devSolution(platform.db, id),
      accepting: () => accepting,
      load,
      nats,
    });
    const replays = database.pool ? databaseReplayGuard(platform) : memoryReplayGuard(platform);
    undo.push(() => replays.stop?.());
    const faults = hasOperatorPages(config) ? createFaultSwitch(() => platform.clock.now()) : undefined;
    const handlers = new Map(parts.flatMap(part => part.handlers).map(each => [each.call.path, each]));
    const operatorPages = [
      ...parts.flatMap(part => part.operator ?? []),
      ...(faults
        ? [faultsPage(faults, { sites: platform.sites.all(), paths: [...handlers.keys()].sort() })]
        : []),
    ];
    const morePages = replace.pages?.({ platform, catchUp });
    const answer = await createApp(
      {
        platform,
        handlers,
        limits: platform.limits,
        gate,
        fileBuffers: createFileBuffers(),
        sessions: createSessions(platform),
        admission: createAdmission(platform),
        replays,
        faults,
      },
      {
        mount(on) {
          ownPages.mount(on);
          for (const part of parts) part.mount?.(on);
          mountConsole(on, platform, operatorPages, linksOf(config));
          morePages?.mount(on);
        },
      },
    );
    const listening = await listen(answer, config, doorRules(config, shedding), {}, (...request) =>
      parts.some(part => part.upgrade?.(...request)),
    );
    undo.push(() => {
      accepting = false;
      return listening.close(config.drainMs);
    });
    let stopping: Promise<void> | undefined;
    return {
      url: `http://localhost:${listening.port}`,
      port: listening.port,
      platform,
      database,
      broken: database.aborted.then(error => troubleWith(config, error) ?? error),
      catchUp,
      stop: () => {
        stopping ??= unwind();
        return stopping;
      },
    };
  } catch (error) {
    const trouble = troubleWith(config, error);
    // A database that has aborted cannot be closed either.
    await unwind().catch(() => {});
    throw trouble ?? error;
  }
}

/** The sentence for a disk that is full, or files that are damaged; of the embedded database alone. */
function troubleWith(config: PlatformConfig, error: unknown): Error | undefined {
  return config.databaseUrl === undefined && !config.inMemory
    ? storageTrouble(error, resolve(config.dataDir))
    : undefined;
}

async function openStorage(config: PlatformConfig, replace: Replacements, undo: (() => unknown)[]) {
  if (config.databaseUrl !== undefined && config.reset) {
    throw new Error('--reset empties the embedded database only; empty the one of DATABASE_URL by hand.');
  }
  if (config.databaseUrl === undefined && !config.inMemory) {
    const folder = takeDataFolder(config.dataDir);
    undo.push(() => folder.release());
    if (config.reset) emptyDataFolder(folder);
  }
  const database = await openDatabase({ ...config, lent: replace.lent });
  undo.push(() => database.db.destroy());
  return database;
}

async function assemble(
  config: PlatformConfig,
  replace: Replacements,
  database: OpenDatabase,
  log: Logger,
  undo: (() => unknown)[],
) {
  const { db } = database;
  const clock = replace.clock ?? systemClock;
  const outbox = memoryOutbox(() => clock.now());
  const pepper = loadPepper(config);
  const keys = createKeys(pepper);
  const nats = await joinNats(config, keys, log);
  undo.push(() => nats?.stop());
  const broker = nats ?? inProcessBroker(error => log.error({ err: error }, 'a listener failed'));
  const drawSecret = loadDrawSecret(config);
  if (config.seed !== undefined) {
    log.warn('Results are drawn from --seed: anybody can compute them. For tests only.');
  }
  const passwords = await createPasswords(pepper, { cost: replace.passwordCost });
  // Its own small pool: the limiter reads bigint as number, and must answer while the main pool is exhausted.
  const limitPool = config.databaseUrl ? postgresPool(config.databaseUrl, { max: 4 }) : undefined;
  undo.push(() => limitPool?.end());
  const limits = createLimits(config.rateLimitScale, limitPool);

  let made: { platform: Platform; parts: Domain[] } | undefined;
  await migrate(database, async () => {
    await checkPepper(db, pepper);
    await checkDrawSecret(db, drawSecret);
    await seedSites(db, config, clock.now());
    const sites = await loadSites(db);
    const platform: Platform = {
      config,
      db,
      clock,
      broker,
      messenger: outbox,
      sites,
      keys,
      drawSecret,
      passwords,
      limits,
      log,
    };
    const parts = (replace.domains ?? allDomains).map(make => make(platform));
    for (const part of parts) await part.seed?.();
    made = { platform, parts };
  });
  if (!made) throw new Error('the seed step did not run');
  if (limitPool) {
    const sweeping = repeat(
      () => sweepLimits(limitPool),
      sweepLimitsEveryMs,
      error => log.warn({ err: error }, 'old counters of limits could not be removed; trying again later'),
    );
    undo.push(() => sweeping.stop());
  }
  return { ...made, outbox, nats };
}

/** The fan-out to the other servers of the same database, which have the same pepper; undefined where there is none. */
function joinNats({ natsUrl }: PlatformConfig, keys: Keys, log: Logger): Promise<NatsBroker> | undefined {
  if (natsUrl === undefined) return undefined;
  const namespace = keys.of('namespace on NATS').toString('hex').slice(0, 16);
  return natsBroker({ url: natsUrl, namespace, log });
}
