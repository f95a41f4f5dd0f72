import type { Tables } from '@lobby/platform-kernel/database/tables';
import { createLog } from '@lobby/platform-kernel/domain/log';
import { manualClock } from '@lobby/platform-kernel/time/clock';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, describe } from 'vitest';
import type { PaymentProvider } from '../payment-provider.ts';
import { depositPromises } from './deposit-promises.ts';
import { type Fault, faults } from './fake-server.ts';
import type { ProviderStage, Staged } from './provider-stage.ts';
import { withdrawalPromises } from './withdrawal-promises.ts';

/**
 * What deposits and withdrawals rely on, whatever the provider. Each provider passes it.
 * @param start plays its other end.
 */
export function providerPromises(
  provider: PaymentProvider,
  start: (now: () => number) => Promise<ProviderStage>,
  /** What can go wrong with a withdrawal there. */
  withdrawalFaults: readonly Fault[] = faults,
): void {
  const clock = manualClock(Date.parse('2026-11-24T04:00:00Z'));
  let stage: ProviderStage;
  beforeAll(async () => {
    stage = await start(() => clock.now());
  });
  afterAll(() => stage.stop());

  const theirs = { ahead: () => 0, seen: async () => {} };
  const open = (patienceMs?: number) => {
    const { settings, db = noTables } = stage;
    return provider.open(settings, {
      db,
      clock,
      log: createLog({ level: 'silent', dev: false }),
      theirs,
      patienceMs,
    });
  };
  const staged = (): Staged => ({
    stage,
    now: () => clock.now(),
    collecting: patienceMs => thereIs(open(patienceMs)?.deposits),
    paying: patienceMs => thereIs(open(patienceMs)?.withdrawals),
  });

  if (provider.collects.length > 0)
    describe(`${provider.code} collects`, () => depositPromises(provider, staged));
  if (provider.paysOut.length > 0)
    describe(`${provider.code} pays out`, () => withdrawalPromises(provider, staged, withdrawalFaults));
}

/** A side that a provider says it serves. */
function thereIs<Side>(side: Side | undefined): Side {
  if (side === undefined) throw new Error('the provider says that it serves this, and does not');
  return side;
}

/** A provider that keeps something says so by the `db` of its stage. */
const noTables = new Proxy({} as Kysely<Tables>, {
  get() {
    throw new Error('the stage of this provider has no database');
  },
});
