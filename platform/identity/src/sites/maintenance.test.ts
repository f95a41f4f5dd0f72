import { contract } from '@lobby/api-client/contract';
import { codeOf } from '@lobby/api-client/result-codes';
import type { RunningPlatform } from '@lobby/platform/platform';
import { testClient } from '@lobby/platform-testing/client/test-client';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMaintenance } from './maintenance.ts';

const { configuration, userSession } = contract;
const until = Date.UTC(2027, 0, 1);

let running: RunningPlatform;
let elapsed = 0;
beforeAll(async () => {
  running = await testPlatform();
});
afterAll(() => running.stop());

const close = (closed: boolean, closedUntil: number | null) =>
  running.platform.db
    .updateTable('sites')
    .set({ closed, closed_until: closedUntil === null ? null : BigInt(closedUntil) })
    .where('id', '=', '1001')
    .execute();

describe('a site that its operator has closed', () => {
  it('returns the reopening time, and works again when its row says so', async () => {
    const maintenance = createMaintenance(running.platform, () => elapsed);
    const ask = (siteId = '1001') => maintenance.demandOpen(siteId, userSession.login.path);
    await expect(ask()).resolves.toBeUndefined();
    await close(true, until);
    await expect(ask()).resolves.toBeUndefined();
    elapsed += 1_000;
    await expect(ask()).rejects.toMatchObject({ result: 'maintenance', data: { until } });
    await expect(ask('1002')).resolves.toBeUndefined();
    await close(true, null);
    elapsed += 1_000;
    await expect(ask()).rejects.toMatchObject({ result: 'maintenance', data: undefined });
    await close(false, null);
    elapsed += 1_000;
    await expect(ask()).resolves.toBeUndefined();
  });

  it('answers every call with maintenance except customer service; other sites are unaffected', async () => {
    await close(true, until);
    const visitor = testClient(running.url);
    await expect
      .poll(async () => (await visitor.send(configuration.preInfo, {})).status_code)
      .toBe(codeOf('maintenance'));
    const order = await visitor.send(userSession.memberInfo, {});
    expect(order).toMatchObject({ status_code: codeOf('maintenance'), data: { until } });
    const { url } = await visitor.call(configuration.onlinecustomservice, {});
    expect(url).toContain('/service/');
    await testClient(running.url, '1002').call(configuration.preInfo, {});
  });
});
