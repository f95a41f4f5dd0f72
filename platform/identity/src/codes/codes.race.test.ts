import { type RunningPlatform, startPlatform } from '@lobby/platform/platform';
import { Refusal } from '@lobby/platform-kernel/calls/refusal';
import {
  onPostgres,
  testDatabaseUrl,
  throwawayDatabase,
} from '@lobby/platform-testing/database/throwaway-database';
import { lastCode, otherCode } from '@lobby/platform-testing/members/test-codes';
import { testConfig } from '@lobby/platform-testing/server/test-config';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tokenHash } from '../sessions/tokens.ts';
import { takeGuess } from './limits/number-guesses.ts';
import { takeTurn, targetBudget } from './limits/targets.ts';
import { sendCode } from './sending/send-code.ts';
import { type Claim, openVerification, subjectOf, tryCode, useUp } from './verifications.ts';

const title = onPostgres('codes on two servers');

describe.skipIf(!testDatabaseUrl)(title, () => {
  const at = Date.now();
  let database: Awaited<ReturnType<typeof throwawayDatabase>>;
  let servers: RunningPlatform[] = [];
  const seat = (n: number) => {
    const server = servers[n % servers.length];
    if (!server) throw new Error('the servers have not started');
    return server;
  };

  beforeAll(async () => {
    database = await throwawayDatabase();
    const config = { ...testConfig, inMemory: false, databaseUrl: database.url };
    servers = [await startPlatform(config), await startPlatform(config)];
  });
  afterAll(async () => {
    await Promise.all(servers.map(server => server.stop()));
    await database?.drop();
  });

  /** The name of the refusal, or what came out. */
  const outcome = (work: Promise<unknown>) =>
    work.then(
      value => value,
      error => (error instanceof Refusal ? error.result : Promise.reject(error)),
    );
  const count = (outcomes: readonly unknown[], wanted: unknown) =>
    outcomes.filter(each => each === wanted).length;

  async function codeFor(to: string): Promise<{ claim: Claim; code: string }> {
    const { db, keys, sites } = seat(0).platform;
    const site = sites.byId('1001');
    if (!site) throw new Error('site 1001 is missing');
    const { id } = await db
      .selectFrom('members')
      .select('id')
      .where('name', '=', 'demo66')
      .executeTakeFirstOrThrow();
    const about = {
      siteId: '1001',
      deviceId: 'd',
      purpose: 'bind-phone',
      subject: subjectOf(keys, 'demo66', to),
    } as const;
    const ticket = await openVerification(db, { ...about, memberId: id }, at);
    await sendCode(
      seat(0).platform,
      { site, verificationId: tokenHash(ticket), channel: 'sms', locale: 'zh-CN', to },
      at,
    );
    return { claim: { ...about, ticket }, code: lastCode(seat(0), to) };
  }

  it('let one of 100 concurrent requests send a code to a target', async () => {
    for (let round = 0; round < 5; round += 1) {
      const asks = Array.from({ length: 100 }, (_, n) =>
        outcome(takeTurn(seat(n).platform.db, `target ${round}`, targetBudget(1), at)),
      );
      const outcomes = await Promise.all(asks);
      expect(count(outcomes, at + 60_000)).toBe(1);
      expect(count(outcomes, 'sixty-second-limit')).toBe(99);
    }
  });

  it('accept the right code once of 100 concurrent attempts', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { claim, code } = await codeFor(`phone ${round}`);
      const uses = Array.from({ length: 100 }, async (_, n) => {
        const { db, keys } = seat(n).platform;
        const { id } = await tryCode(db, keys, claim, code, at);
        return useUp(db, id);
      });
      expect(count(await Promise.all(uses.map(outcome)), true)).toBe(1);
    }
  });

  it('share five tries per code under concurrent attempts', async () => {
    const { claim, code } = await codeFor('guessed phone');
    const guesses = Array.from({ length: 1_000 }, (_, n) => {
      const { db, keys } = seat(n).platform;
      return outcome(tryCode(db, keys, claim, otherCode(code, n + 1), at));
    });
    const outcomes = await Promise.all(guesses);
    expect(count(outcomes, 'authentication-code-error')).toBe(4);
    expect(count(outcomes, 'authentication-locked')).toBe(996);
  });

  it('share five guesses at the middle digits among 200 concurrent attempts', async () => {
    const { id } = await seat(0)
      .platform.db.selectFrom('members')
      .select('id')
      .where('name', '=', 'demo66')
      .executeTakeFirstOrThrow();
    const guesses = Array.from({ length: 200 }, (_, n) =>
      outcome(takeGuess(seat(n).platform.db, id, at).then(() => 'judged')),
    );
    const outcomes = await Promise.all(guesses);
    expect(count(outcomes, 'judged')).toBe(5);
    expect(count(outcomes, 'max-phone-attempts')).toBe(195);
  });
});
