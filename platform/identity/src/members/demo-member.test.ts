import { startPlatform } from '@lobby/platform/platform';
import { createLog } from '@lobby/platform-kernel/domain/log';
import { testConfig } from '@lobby/platform-testing/server/test-config';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import { expect, it } from 'vitest';
import { demoSites } from '../sites/demo-sites.ts';

const namesOf = async ({ platform }: Awaited<ReturnType<typeof startPlatform>>) => {
  const members = await platform.db.selectFrom('members').select('name').distinct().execute();
  return members.map(({ name }) => name).sort();
};

it('has no demo members unless they are configured', async () => {
  const running = await startPlatform({ ...testConfig, demoMembers: 0 });
  expect(await namesOf(running)).toEqual([]);
  await running.stop();
});

it('has the configured number of demo members', async () => {
  const running = await testPlatform({ demoMembers: 3 });
  expect(await namesOf(running)).toEqual(['demo101', 'demo66', 'demo88']);
  await running.stop();
});

it('logs a warning per site when demo members exist that are not configured', async () => {
  let logged = '';
  const write = (line: string) => {
    logged += line;
  };
  const log = createLog({ level: 'warn', dev: false }, { write });
  const running = await testPlatform({ demoMembers: 0 }, { log });
  await running.stop();
  expect(logged.match(/password is published/g)).toHaveLength(2 * demoSites.length);
});
