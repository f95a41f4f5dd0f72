import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contract } from '@lobby/api-client/contract';
import { codeOf } from '@lobby/api-client/result-codes';
import { day } from '@lobby/calendar';
import { auditLedger } from '@lobby/platform-ledger/audit/audit';
import { askBalance, findOffer, type Offer, placeBet } from '@lobby/platform-testing/book/test-bets';
import { md5, type TestClient, testClient } from '@lobby/platform-testing/client/test-client';
import {
  onPostgres,
  testDatabaseUrl,
  throwawayDatabase,
} from '@lobby/platform-testing/database/throwaway-database';
import { type ChildPlatform, childPlatform } from '@lobby/platform-testing/server/child-platform';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenDatabase, openDatabase } from './db/open-database.ts';

const title = onPostgres('two servers on one Postgres');

describe.skipIf(!testDatabaseUrl)(title, { timeout: 300_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'lobby-race-'));
  let database: Awaited<ReturnType<typeof throwawayDatabase>>;
  let servers: ChildPlatform[] = [];
  let books: OpenDatabase;
  let offer: Offer;
  let joined = 0;

  /** Starts `count` servers at the same moment: they must agree on who migrates and seeds. */
  const start = (count: number, env: NodeJS.ProcessEnv = {}) =>
    Promise.all(
      Array.from({ length: count }, () =>
        childPlatform(['--port', '0', '--data-dir', folder, '--seed', '1'], {
          DATABASE_URL: database.url,
          ...env,
        }),
      ),
    );
  /** One member, as seen through each server. */
  const newMember = async (): Promise<TestClient[]> => {
    joined += 1;
    const first = testClient(servers[0]!.url);
    await first.join(`racer${joined}`);
    return servers.map(server => Object.assign(testClient(server.url), { token: first.token }));
  };

  beforeAll(async () => {
    database = await throwawayDatabase();
    servers = await start(2);
    books = await openDatabase({ databaseUrl: database.url, dataDir: folder, inMemory: false });
    offer = await findOffer(testClient(servers[0]!.url));
  });
  afterAll(async () => {
    await Promise.all(servers.map(server => server.stop()));
    await books?.db.destroy();
    await database?.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('accept exactly one of 200 parallel placements of the whole balance', async () => {
    const seats = await newMember();
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, n) => placeBet(seats[n % 2]!, offer, '10000')),
    );
    const outcomes = answers.map(({ status_code, data }) =>
      status_code !== codeOf('success') ? 'turned away' : data.code === '555' ? data.errormsg : data.code,
    );
    expect(outcomes.filter(outcome => outcome === '560')).toHaveLength(1);
    // On a machine that is busy with other things some find no connection in time: no answer, and no effect.
    const refusals = outcomes.filter(outcome => outcome !== '560' && outcome !== 'turned away');
    expect(new Set(refusals)).toEqual(new Set(['over-balance']));
    const held = await books.db.selectFrom('ledger_holds').select('amount').execute();
    expect(held).toEqual([{ amount: 1_000_000n }]);
    for (const seat of seats) {
      expect(await askBalance(seat)).toMatchObject({ balance: '0', lockMoney: '10000' });
    }
  });

  it('make one bet of an operation sent 100 times concurrently, and return the same answer 100 times', async () => {
    const seats = await newMember();
    const operationId = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, n) => placeBet(seats[n % 2]!, offer, '100', operationId)),
    );
    for (const { status_code, data } of answers) {
      expect(status_code).toBe(codeOf('success'));
      expect(data).toEqual(answers[0]?.data);
    }
    expect(await askBalance(seats[0]!)).toMatchObject({ balance: '9900', lockMoney: '100' });
    const changed = await placeBet(seats[1]!, offer, '101', operationId);
    expect(changed.status_code).toBe(codeOf('illegal-parameter'));
  });

  it('give one gift of a promotion that a member joins 100 times concurrently, and pay it once', async () => {
    const seats = await newMember();
    const rule = {
      ...{ kind: 'sign-in', gifts: ['10'], makeUps: 0, claimDays: 7 },
      conditions: { minGrade: 0, bound: [], once: ['device'] },
      turnover: { multiple: 0, group: 'sport' },
      budget: { total: '100', perMember: '100' },
    };
    const now = Date.now();
    const row = await books.db
      .insertInto('promotions')
      .values({
        ...{ site_id: '1001', name_zh_cn: '签到', name_zh_tw: '簽到', rule: JSON.stringify(rule) },
        ...{ starts_at: BigInt(now - day), ends_at: BigInt(now + 9 * day), closed_at: null },
        published_at: BigInt(now - day),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const id = String(row.id);
    const joins = await Promise.all(
      Array.from({ length: 100 }, (_, n) => seats[n % 2]!.send(contract.promotion.joinActivity, { id })),
    );
    expect(joins.filter(({ status_code }) => status_code === codeOf('success')).length).toBeGreaterThan(1);
    const gifts = await books.db
      .selectFrom('grants')
      .select(['id', 'amount'])
      .where('promotion_id', '=', row.id)
      .execute();
    expect(gifts.map(({ amount }) => amount)).toEqual([10_00n]);
    const spent = books.db.selectFrom('promotions').select('spent').where('id', '=', row.id);
    expect(await spent.executeTakeFirst()).toEqual({ spent: 10_00n });
    const claims = await Promise.all(
      Array.from({ length: 100 }, (_, n) =>
        seats[n % 2]!.send(contract.promotion.confirmInfo, { id: gifts[0]?.id ?? '' }),
      ),
    );
    expect(claims.filter(({ status_code }) => status_code === codeOf('success')).length).toBeGreaterThan(1);
    expect(await askBalance(seats[0]!)).toMatchObject({ balance: '10010' });
  });

  it('create one member when a name is registered through both', async () => {
    const secret = md5('lobby2026x');
    const registration = { name: 'wanted2', password: secret, secondPassword: secret };
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        testClient(servers[n % 2]!.url).send(contract.userSession.register, registration),
      ),
    );
    expect(answers.filter(answer => answer.status_code === codeOf('success'))).toHaveLength(1);
  });

  it('end a session that the other process started', async () => {
    const [one, other] = await newMember();
    await one!.call(contract.userSession.logout, {});
    const answer = await other!.send(contract.userSession.memberInfo, {});
    expect(answer.status_code).toBe(codeOf('login-expired'));
  });

  it('reject a request id the other has seen', async () => {
    const requestId = randomUUID();
    const send = (server: ChildPlatform) =>
      testClient(server.url).send(contract.advertising.navigationList, {}, { requestId });
    expect((await send(servers[0]!)).status_code).toBe(codeOf('success'));
    expect((await send(servers[1]!)).status_code).toBe(codeOf('illegal-parameter'));
  });

  it('share login budgets: ten attempts per address on any name, and the work of a name from any address', async () => {
    const strict = await start(2, {
      LOBBY_RATE_LIMIT_SCALE: '1',
      LOBBY_TRUSTED_PROXIES: '1',
      LOBBY_CAPTCHA_SITES: '1002=own',
    });
    const guess = (n: number, site: string, name: string, address: string) => {
      const client = testClient(strict[n % 2]!.url, site, { headers: { 'x-forwarded-for': address } });
      return client.send(contract.userSession.login, { name, password: md5('x') });
    };
    const ofAddress: number[] = [];
    for (let n = 0; n < 12; n += 1)
      ofAddress.push((await guess(n, '1001', `guessed${n}`, '198.18.1.1')).status_code);
    const ofName: number[] = [];
    for (let n = 0; n < 4; n += 1)
      ofName.push((await guess(n, '1002', 'guessed', `198.18.0.${n}`)).status_code);
    await Promise.all(strict.map(server => server.stop()));
    const [wrong, asked] = [codeOf('invalid-credentials'), codeOf('rapid-verification')];
    const stopped = [...Array(10).fill(wrong), ...Array(2).fill(codeOf('frequent-submission'))];
    expect({ ofName, ofAddress }).toEqual({ ofName: [wrong, wrong, asked, asked], ofAddress: stopped });
  });

  it('leave a balanced ledger', async () => {
    expect(await auditLedger(books.db)).toEqual([]);
  });
});
