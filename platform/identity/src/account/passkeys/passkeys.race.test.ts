import { contract } from '@lobby/api-client/contract';
import { codeOf } from '@lobby/api-client/result-codes';
import { type RunningPlatform, startPlatform } from '@lobby/platform/platform';
import { manualClock } from '@lobby/platform-kernel/time/clock';
import { testClient } from '@lobby/platform-testing/client/test-client';
import {
  onPostgres,
  testDatabaseUrl,
  throwawayDatabase,
} from '@lobby/platform-testing/database/throwaway-database';
import { authenticator } from '@lobby/platform-testing/members/authenticator';
import { joinMember } from '@lobby/platform-testing/members/test-account';
import { testConfig } from '@lobby/platform-testing/server/test-config';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const title = onPostgres('passkeys on two servers');
const calls = contract.userPasskeys;

describe.skipIf(!testDatabaseUrl)(title, () => {
  const clock = manualClock(Date.now());
  let database: Awaited<ReturnType<typeof throwawayDatabase>>;
  let servers: RunningPlatform[] = [];
  beforeAll(async () => {
    database = await throwawayDatabase();
    const config = { ...testConfig, inMemory: false, databaseUrl: database.url };
    servers = [await startPlatform(config, { clock }), await startPlatform(config, { clock })];
  });
  afterAll(async () => {
    await Promise.all(servers.map(server => server.stop()));
    await database?.drop();
  });

  it('let one of 40 calls use a registration, and one of 40 an assertion', async () => {
    const [first] = servers;
    if (!first) throw new Error('the servers have not started');
    const member = await joinMember(first, clock, 'passrace1');
    const phone = '+86 13912348801';
    const { db, sites } = first.platform;
    await db.updateTable('members').set({ phone }).where('id', '=', member.userId).execute();
    const { token, deviceId } = member.client;
    const clients = servers.map(({ url }) =>
      Object.assign(testClient(url, '1001', { now: () => clock.now(), deviceId }), { token }),
    );
    const seat = (n: number) => clients[n % clients.length] ?? member.client;
    const atOnce = async (send: (n: number) => Promise<{ status_code: number }>) => {
      const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => send(n)));
      return answers.filter(({ status_code }) => status_code === codeOf('success')).length;
    };
    const listed = () => member.client.call(calls.passkeys, {});

    const confirmation = {
      via: 'phone' as const,
      ...(await member.ask({ type: 8, via: 'phone', to: phone })),
    };
    const { ticket, options } = await member.client.call(calls.passkeyRegistration, { confirmation });
    const origin = sites.byId('1001')?.h5DomainUrl ?? '';
    const devices = Array.from({ length: 40 }, () => authenticator(origin));
    const added = await atOnce(n =>
      seat(n).send(calls.addPasskey, { ticket, credential: devices[n]?.create(options) as never }),
    );
    const [own] = await listed();
    expect([added, (await listed()).length]).toEqual([1, 1]);

    const device = devices.find(({ id }) => id === own?.id);
    if (!device) throw new Error('the passkey is of no device');
    const asked = await member.client.call(calls.passkeyChallenge, { purpose: 'add-passkey' });
    const proof = { via: 'passkey' as const, ticket: asked.ticket, assertion: device.get(asked.options) };
    expect(await atOnce(n => seat(n).send(calls.passkeyRegistration, { confirmation: proof }))).toBe(1);
  });
});
