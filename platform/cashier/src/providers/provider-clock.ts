import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Platform } from '@lobby/platform-kernel/domain/domain';
import type { Kysely, Selectable } from 'kysely';
import './providers.tables.ts';

/** The operator is notified from this difference on, ms: below it are the seconds of a header and of the way. */
const reportedFromMs = 60_000;
/** A provider whose clock differs more is not believed, ms. */
export const mostAheadMs = 3_600_000;
/** It is written down and logged again after so long, ms, or when it differs by so much from what was. */
const reportedEveryMs = 60_000;
const otherFromMs = 30_000;

/** How far the clock of a provider is from ours, as it was last seen by this server. */
export interface ProviderClock {
  /**
   * ms that it is ahead by its last answer, negative behind; 0 while it does not differ, or too much to be gone by.
   * Undefined before its first answer.
   */
  ahead(): number | undefined;
  /**
   * Takes note of a difference, ms; notifies the operator, and again when it is over. A callback may have been on its
   * way for long: it says something of the clock only while no answer has, or when it is refused for it. Never throws.
   */
  seen(aheadMs: number, by: 'answer' | 'callback'): Promise<void>;
}

/** A time of the provider by our clock. A difference of a few seconds is ignored. */
export function differenceOf(aheadMs: number): number {
  const distance = Math.abs(aheadMs);
  return distance >= reportedFromMs && distance <= mostAheadMs ? aheadMs : 0;
}

export function createProviderClock(
  { db, clock, log }: Pick<Platform, 'db' | 'clock' | 'log'>,
  provider: string,
): ProviderClock {
  let known: number | undefined;
  /** What was written down last: that it agrees, or by how much it differs, and when. Undefined before the first look. */
  let reported: 'agrees' | { readonly aheadMs: number; readonly at: number } | undefined;

  async function report(aheadMs: number, now: number): Promise<void> {
    const row = { ahead_ms: BigInt(aheadMs), seen_at: BigInt(now) };
    await db
      .insertInto('payment_provider_clocks')
      .values({ provider, ...row })
      .onConflict(conflict => conflict.column('provider').doUpdateSet(row))
      .execute();
    log.error(
      { provider, aheadMs, isGoneBy: differenceOf(aheadMs) !== 0 },
      'the clock of a payment provider differs from ours',
    );
  }

  async function clear(): Promise<void> {
    const cleared = await db
      .deleteFrom('payment_provider_clocks')
      .where('provider', '=', provider)
      .returning('provider')
      .execute();
    if (cleared.length > 0) log.info({ provider }, 'the clock of a payment provider agrees with ours again');
  }

  const isKnown = (before: typeof reported, aheadMs: number, now: number) =>
    typeof before === 'object' &&
    Math.abs(before.aheadMs - aheadMs) < otherFromMs &&
    now - before.at < reportedEveryMs;

  return {
    ahead: () => known,
    async seen(aheadMs, by) {
      if (by === 'answer') known = differenceOf(aheadMs);
      else if (known !== undefined && Math.abs(aheadMs) <= mostAheadMs) return;
      const [now, isOff] = [clock.now(), Math.abs(aheadMs) >= reportedFromMs];
      const before = reported;
      if (isOff ? isKnown(before, aheadMs, now) : before === 'agrees') return;
      reported = isOff ? { aheadMs, at: now } : 'agrees';
      await (isOff ? report(Math.round(aheadMs), now) : clear()).catch((error: unknown) => {
        reported = undefined;
        log.error({ err: error, provider, aheadMs }, 'the clock of a payment provider could not be noted');
      });
    },
  };
}

/** The providers whose clock differs, by code. */
export function clocksThatDiffer(
  db: Kysely<Tables>,
): Promise<Selectable<Tables['payment_provider_clocks']>[]> {
  return db.selectFrom('payment_provider_clocks').selectAll().orderBy('provider').execute();
}
