import { resolve } from 'node:path';
import { createFileBuffers } from '@lobby/http-door';
import { devSolution } from '@lobby/platform-identity/captcha/dev-solution';
import { createSessions } from '@lobby/platform-identity/sessions/sessions';
import { createAdmission } from '@lobby/platform-identity/sites/admission';
import type { PlatformConfig } from '@lobby/platform-kernel/domain/config';
import type { Platform } from '@lobby/platform-kernel/domain/domain';
import { createLog } from '@lobby/platform-kernel/domain/log';
import { mountConsole } from '@lobby/platform-kernel/operator-console/mount-console';
import { hasOperatorPages } from '@lobby/platform-kernel/operator-console/operator-door';
import { assemble, openStorage, type Replacements } from './assemble.ts';
import type { OpenDatabase } from './db/open-database.ts';
import { storageTrouble } from './db/storage-trouble.ts';
import { createFaultSwitch } from './faults/fault-switch.ts';
import { faultsPage } from './faults/faults-page.tsx';
import { createApp } from './http/app.ts';
import { databaseReplayGuard, memoryReplayGuard } from './http/call/replay-guard.ts';
import { callerAddress } from './http/caller/caller-address.ts';
import { doorRules } from './http/limits/door-rules.ts';
import { createLoadGate } from './http/limits/load-gate.ts';
import { createShedding } from './http/limits/shedding.ts';
import { listen } from './http/listen.ts';
import { createPages, linksOf } from './http/pages/pages.ts';

export type { Replacements } from './assemble.ts';

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
    const listening = await listen(
      answer,
      config,
      doorRules(config, shedding),
      {},
      (request, socket, head) => {
        const { remoteAddress } = request.socket;
        const ip = callerAddress(remoteAddress, String(request.headers['x-forwarded-for'] ?? ''), config);
        return parts.some(part => part.upgrade?.(request, socket, head, ip));
      },
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
