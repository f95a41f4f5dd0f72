import './security-log.tables.ts';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { DomainFactory } from '@lobby/platform-kernel/domain/domain';
import { type Repeated, repeat } from '@lobby/platform-kernel/time/repeat';
import { type Kysely, sql } from 'kysely';
import { readSecurityLog } from './read-security-log.ts';

/** How long an event is kept: half a year, in which an account that was taken over is noticed. */
export const securityLogKeptMs = 180 * 24 * 3_600_000;

const sweepEveryMs = 3_600_000;

/** What happened to the safety of accounts, for their members and for operators. */
export const securityLogDomain: DomainFactory = platform => {
  let sweeping: Repeated | undefined;
  return {
    id: 'security-log',
    handlers: [readSecurityLog],
    async start() {
      sweeping = repeat(
        () => sweepSecurityLog(platform.db, platform.clock.now()),
        sweepEveryMs,
        error =>
          platform.log.warn(
            { err: error },
            'old security events could not be removed; trying again in an hour',
          ),
      );
    },
    catchUp: async () => sweeping?.runNow(),
    stop: async () => sweeping?.stop(),
  };
};

/** Removes what is older than it is kept: the one exception to append-only, by a function of the database. */
async function sweepSecurityLog(db: Kysely<Tables>, now: number): Promise<void> {
  await sql`SELECT sweep_security_events(${BigInt(now - securityLogKeptMs)})`.execute(db);
}
