import { createPasswords, type PasswordCost } from '@lobby/platform-identity/members/passwords/passwords';
import { seedSites } from '@lobby/platform-identity/sites/demo-sites';
import { loadSites } from '@lobby/platform-identity/sites/sites';
import { inProcessBroker } from '@lobby/platform-kernel/broker/in-process-broker';
import { type NatsBroker, natsBroker } from '@lobby/platform-kernel/broker/nats-broker';
import type { PlatformConfig } from '@lobby/platform-kernel/domain/config';
import type { Domain, DomainFactory, Platform } from '@lobby/platform-kernel/domain/domain';
import type { Keys } from '@lobby/platform-kernel/domain/keys';
import { memoryOutbox } from '@lobby/platform-kernel/domain/messenger';
import { type Clock, systemClock } from '@lobby/platform-kernel/time/clock';
import { repeat } from '@lobby/platform-kernel/time/repeat';
import type { Logger } from 'pino';
import { emptyDataFolder, takeDataFolder } from './db/data-folder.ts';
import { migrate } from './db/migrate.ts';
import { type LentPglite, type OpenDatabase, openDatabase } from './db/open-database.ts';
import { postgresPool } from './db/postgres-pool.ts';
import { domains as allDomains } from './domains.ts';
import { createLimits, sweepLimits } from './http/limits/limits.ts';
import type { Pages } from './http/pages/pages.ts';
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
  pages?: (running: { readonly platform: Platform; readonly catchUp: () => Promise<void> }) => Pages;
  /** An open PGlite to run on; with `inMemory` only. */
  lent?: LentPglite;
  /** What hashing a password costs. */
  passwordCost?: PasswordCost;
}

/** Takes the data folder, where there is one, and opens the database. @throws Error with a sentence when it is taken. */
export async function openStorage(config: PlatformConfig, replace: Replacements, undo: (() => unknown)[]) {
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

/** Migrates the database and makes every domain on it. What has to be ended again goes into `undo`. */
export async function assemble(
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
