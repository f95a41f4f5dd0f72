import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { minute } from '@lobby/calendar';
import { type RunningProvider, startPaymentProvider } from '@lobby/payment-provider';
import type { Platform } from '@lobby/platform-kernel/domain/domain';
import { manualClock } from '@lobby/platform-kernel/time/clock';
import { pursesOf } from '@lobby/platform-ledger';
import { auditLedger } from '@lobby/platform-ledger/audit/audit';
import {
  onPostgres,
  testDatabaseUrl,
  throwawayDatabase,
} from '@lobby/platform-testing/database/throwaway-database';
import type { Death } from '@lobby/platform-testing/dying/die-at-commit';
import {
  ask,
  moved,
  repeat,
  type Saga,
  sagas,
  sweep,
  venue,
} from '@lobby/platform-testing/dying/money-sagas';
import { addMember } from '@lobby/platform-testing/members/add-member';
import { paymentsAt } from '@lobby/platform-testing/money/payments-at';
import { giveWithdrawalAccount } from '@lobby/platform-testing/money/test-withdrawals';
import { cheapPasswords, testConfig } from '@lobby/platform-testing/server/test-config';
import { dose, isDeep, someOf } from '@lobby/testing';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type RunningPlatform, startPlatform } from './platform.ts';

const title = onPostgres('a server that is killed while it moves money');
/** Before and after each commit. */
const stepsOf: Readonly<Record<Saga, number>> = {
  order: 6,
  deposit: 4,
  withdrawal: 10,
  'transfer-in': 10,
  'transfer-back': 14,
};
const secret = 'a-secret-of-payments-for-tests-only';
const opening = 1_000_00n;

// Each step starts a process of its own: what is measured is where the money is, not how soon.
describe.skipIf(!testDatabaseUrl)(title, () => {
  let database: Awaited<ReturnType<typeof throwawayDatabase>>;
  let provider: RunningProvider;
  let survivor: RunningPlatform;
  let clock: ReturnType<typeof manualClock>;

  beforeAll(async () => {
    database = await throwawayDatabase();
    clock = manualClock(Date.now());
    provider = await startPaymentProvider({ secret, now: () => clock.now(), byHand: true });
    const config = {
      ...testConfig,
      inMemory: false,
      databaseUrl: database.url,
      ...paymentsAt(provider.url, [secret]),
    };
    const replace = { domains: [], passwordCost: cheapPasswords, clock };
    survivor = await startPlatform({ ...config, logLevel: 'silent' }, replace);
  });
  afterAll(async () => {
    if (survivor) expect(await auditLedger(survivor.platform.db)).toEqual([]);
    await survivor?.stop();
    await provider?.stop();
    await database?.drop();
  });

  /** A member who is about to begin a saga. */
  async function ready(saga: Saga): Promise<string> {
    const { platform } = survivor;
    clock.set(Date.now());
    const memberId = await addMember(platform.db, { siteId: '1001', fen: opening, at: clock.now() });
    await giveWithdrawalAccount(survivor, { userId: memberId }, 0, memberId);
    const account = platform.db.updateTable('withdrawal_accounts').set({ holder: '' });
    await account.where('id', '=', memberId).execute();
    if (saga === 'deposit') await ask(platform, 'order', memberId);
    if (saga === 'transfer-back') await ask(platform, 'transfer-in', memberId);
    return memberId;
  }

  /** Runs the saga in a process that dies there. Answers where that was; undefined when it came to its end first. */
  async function runAndDie(saga: Saga, memberId: string, { nth, side }: Death): Promise<string | undefined> {
    const args = [inject('dyingFile'), saga, memberId, String(nth), side];
    const env = { ...process.env, DATABASE_URL: database.url, LOBBY_PAYMENT_URL: provider.url };
    const child = spawn(process.execPath, args, { env: { ...env, LOBBY_PAYMENT_SECRETS: secret } });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        said += text;
      });
    const [code, signal] = await once(child, 'close');
    if (signal !== 'SIGKILL') expect([code, said]).toEqual([0, '']);
    return signal === 'SIGKILL' ? said.trim() : undefined;
  }

  /** The other server looks after what is due, for an hour; in the middle of it the member asks again. */
  async function recover(platform: Platform, saga: Saga, memberId: string): Promise<void> {
    for (let past = 0; past < 60; past += 5) {
      clock.advance(5 * minute);
      if (past === 10) await repeat(platform, saga, memberId);
      await sweep(platform);
    }
  }

  /** Where the money of a member is after the saga, fen; what is not there is at the house. */
  async function snapshot({ db }: Platform, memberId: string) {
    const { available, held, venues } = await pursesOf(db, memberId);
    const withdrawals = await db
      .selectFrom('withdrawals')
      .selectAll()
      .where('member_id', '=', memberId)
      .execute();
    const orders = await db
      .selectFrom('deposit_orders')
      .selectAll()
      .where('member_id', '=', memberId)
      .execute();
    const atVenue = await db
      .selectFrom('reference_venue_players')
      .select('balance')
      .where('player', '=', memberId)
      .executeTakeFirst();
    return {
      available,
      held,
      venue: venues[venue] ?? 0n,
      withdrawals,
      orders,
      atVenue: atVenue?.balance ?? 0n,
    };
  }

  async function judge(saga: Saga, memberId: string, where: string): Promise<void> {
    const {
      available,
      held,
      venue: there,
      withdrawals,
      orders,
      atVenue,
    } = await snapshot(survivor.platform, memberId);
    expect(there, where).toBe(atVenue);
    switch (saga) {
      case 'order':
        expect(
          orders.map(({ state, payee }) => [state, payee !== '']),
          where,
        ).toEqual([['waiting', true]]);
        break;
      case 'deposit':
        expect(orders[0]?.state, where).toBe('credited');
        expect(available, where).toBe(opening + (orders[0]?.pay_amount ?? 0n));
        break;
      case 'withdrawal': {
        // A request that the provider does not know waits for a person, with its money held.
        const [withdrawal, ...more] = withdrawals;
        expect(more, where).toEqual([]);
        const isParked = withdrawal?.state === 'unknown' && withdrawal.finding === 'no-record';
        expect(withdrawal?.state === 'paid' || isParked, `${where} ${withdrawal?.state}`).toBe(true);
        expect([available, held], where).toEqual([opening - moved, isParked ? moved : 0n]);
        break;
      }
      default:
        expect([available + there, held], where).toEqual([opening, 0n]);
    }
  }

  it.each(sagas)('leaves the money of %s where another one brings it to its end', async saga => {
    const steps = Array.from({ length: stepsOf[saga] }, (_, at) => at);
    // In a deep run also one step more, at which it has come to its end.
    const tried = [...someOf(`kills of ${saga}`, steps, 1), ...dose({ small: [], deep: [steps.length] })];
    const died: string[] = [];
    for (const at of tried) {
      const memberId = await ready(saga);
      const death: Death = { nth: Math.floor(at / 2) + 1, side: at % 2 === 0 ? 'before' : 'after' };
      const where = await runAndDie(saga, memberId, death);
      await recover(survivor.platform, saga, memberId);
      await judge(saga, memberId, `${saga} ${where ?? 'to its end'}`);
      if (where) died.push(where);
    }
    if (isDeep) console.log(`${saga}: killed at ${died.length} steps\n  ${died.join('\n  ')}`);
    expect(died).toHaveLength(dose({ small: 1, deep: stepsOf[saga] }));
  });
});
