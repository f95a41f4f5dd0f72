import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contract } from '@lobby/api-client/contract';
import { codeOf } from '@lobby/api-client/result-codes';
import { plainPicture } from '@lobby/picture-files';
import { type TestClient, testClient } from '@lobby/platform-testing/client/test-client';
import {
  onPostgres,
  testDatabaseUrl,
  throwawayDatabase,
} from '@lobby/platform-testing/database/throwaway-database';
import { type ChildPlatform, childPlatform } from '@lobby/platform-testing/server/child-platform';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const title = onPostgres('two servers with feedback on one Postgres');

const { feedbackAdd, feedbackList, uploadImage } = contract.userFeedback;

describe.skipIf(!testDatabaseUrl)(title, { timeout: 300_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'lobby-race-'));
  let database: Awaited<ReturnType<typeof throwawayDatabase>>;
  let servers: ChildPlatform[] = [];

  beforeAll(async () => {
    database = await throwawayDatabase();
    const env = { DATABASE_URL: database.url, LOBBY_CAPTCHA: 'off' };
    const args = ['--port', '0', '--data-dir', folder, '--seed', '1'];
    servers = await Promise.all([childPlatform(args, env), childPlatform(args, env)]);
  });
  afterAll(async () => {
    await Promise.all(servers.map(server => server.stop()));
    await database?.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** A member at both servers. */
  async function joinBoth(name: string): Promise<TestClient[]> {
    const [first, second] = servers.map(server => testClient(server.url));
    await first!.join(name);
    return [first!, Object.assign(second!, { token: first!.token, deviceId: first!.deviceId })];
  }
  const sendMany = (
    clients: TestClient[],
    count: number,
    textOf: (n: number) => string,
    pictures: string[],
  ) =>
    Promise.all(
      Array.from({ length: count }, (_, n) =>
        clients[n % 2]!.send(feedbackAdd, { kind: 'account', text: textOf(n), pictures }),
      ),
    );
  const accepted = (answers: readonly { status_code: number }[]) =>
    answers.filter(({ status_code: code }) => code === codeOf('success'));

  it('take ten of 40 sent at once by a member', async () => {
    const clients = await joinBoth('racer1');
    expect(accepted(await sendMany(clients, 40, n => `第 ${n} 条`, []))).toHaveLength(10);
    expect(await clients[1]!.call(feedbackList, {})).toMatchObject({ total: 10 });
  });

  it('serve a picture of the other, take one of 20 that name it, and once what is sent 20 times', async () => {
    const clients = await joinBoth('racer2');
    const image = (await plainPicture('png')).toString('base64');
    const { id, url } = await clients[0]!.call(uploadImage, { image });
    const served = await fetch(servers[1]!.url + url);
    expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(accepted(await sendMany(clients, 20, n => `图片 ${n}`, [id]))).toHaveLength(1);
    expect(accepted(await sendMany(clients, 20, () => '同样', []))).toHaveLength(20);
    expect(await clients[1]!.call(feedbackList, {})).toMatchObject({ total: 2 });
  });
});
