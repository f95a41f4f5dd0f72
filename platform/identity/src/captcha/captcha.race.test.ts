import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contract } from '@lobby/api-client/contract';
import { codeOf } from '@lobby/api-client/result-codes';
import { type SolvedCaptcha, solvePicture, solveSlider } from '@lobby/platform-testing/client/solve-captcha';
import { md5, type TestClient, testClient } from '@lobby/platform-testing/client/test-client';
import {
  onPostgres,
  testDatabaseUrl,
  throwawayDatabase,
} from '@lobby/platform-testing/database/throwaway-database';
import { type ChildPlatform, childPlatform } from '@lobby/platform-testing/server/child-platform';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const title = onPostgres('two servers with captchas on one Postgres');

const secret = md5('lobby2026x');
const [success, wrong] = [codeOf('success'), codeOf('invalid-credentials')];
const rapid = codeOf('rapid-verification');

describe.skipIf(!testDatabaseUrl)(title, { timeout: 300_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'lobby-race-'));
  let database: Awaited<ReturnType<typeof throwawayDatabase>>;
  let servers: ChildPlatform[] = [];
  let opened = 0;

  beforeAll(async () => {
    database = await throwawayDatabase();
    const env = {
      DATABASE_URL: database.url,
      LOBBY_CAPTCHA: 'own',
      LOBBY_CAPTCHA_BITS: '4',
      LOBBY_TRUSTED_PROXIES: '1',
    };
    const args = ['--port', '0', '--data-dir', folder, '--seed', '1', '--dev-outbox'];
    servers = await Promise.all([childPlatform(args, env), childPlatform(args, env)]);
  });
  afterAll(async () => {
    await Promise.all(servers.map(server => server.stop()));
    await database?.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  const seats = (deviceId: string): TestClient[] =>
    servers.map(server => Object.assign(testClient(server.url), { deviceId }));

  it.each([
    ['slider', solveSlider],
    ['picture', solvePicture],
  ] as const)('accept a %s once of 100 times at once', async (_kind, solve) => {
    const asked = testClient(servers[0]!.url);
    const answer: SolvedCaptcha = await solve(servers[1]!.url, asked);
    const both = seats(asked.deviceId);
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, n) => {
        opened += 1;
        const account = { name: `runner${opened}`, password: secret, secondPassword: secret, ...answer };
        return both[n % 2]!.send(contract.userSession.register, account);
      }),
    );
    expect(answers.filter(({ status_code }) => status_code === success)).toHaveLength(1);
  });

  it('of 200 concurrent attempts on one name from 200 addresses, 2 reach the password check', async () => {
    const both = seats('one-device');
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, n) =>
        both[n % 2]!.send(
          contract.userSession.login,
          { name: 'victim1', password: secret },
          { headers: { 'x-forwarded-for': `198.18.0.${n}` } },
        ),
      ),
    );
    const codes = answers.map(({ status_code }) => status_code);
    expect(codes.filter(code => code === wrong)).toHaveLength(2);
    expect(codes.filter(code => code === rapid)).toHaveLength(198);
  });
});
