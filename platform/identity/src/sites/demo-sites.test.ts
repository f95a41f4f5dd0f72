import type { RunningPlatform } from '@lobby/platform/platform';
import { testConfig } from '@lobby/platform-testing/server/test-config';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoSites, seedSites } from './demo-sites.ts';
import { loadSites } from './sites.ts';

let running: RunningPlatform;
beforeAll(async () => {
  running = await testPlatform();
});
afterAll(() => running.stop());

it('withdrawals follow the brand with each start, and what an operator set stays', async () => {
  const { db } = running.platform;
  const contrary = { withdrawal_password: false, title: '星河二号' };
  await db.updateTable('sites').set(contrary).where('id', '=', '1001').execute();
  expect((await loadSites(db)).byId('1001')).toMatchObject({ withdrawalPassword: false });
  await seedSites(db, testConfig, 1);
  const sites = await loadSites(db);
  expect(sites.byId('1001')).toMatchObject({ title: '星河二号' });
  for (const { id, withdrawalPassword } of demoSites)
    expect(sites.byId(id)).toMatchObject({ withdrawalPassword });
});
