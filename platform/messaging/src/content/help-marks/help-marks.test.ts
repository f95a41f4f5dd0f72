import { contract } from '@lobby/api-client/contract';
import { codeOf } from '@lobby/api-client/result-codes';
import type { RunningPlatform } from '@lobby/platform/platform';
import { testClient } from '@lobby/platform-testing/client/test-client';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import { afterAll, beforeAll, expect, it } from 'vitest';

const { markHelp } = contract.advertising;
let running: RunningPlatform;
beforeAll(async () => {
  running = await testPlatform();
});
afterAll(() => running.stop());

it('counts what visitors say of a page, also of many at once', async () => {
  const client = testClient(running.url);
  const said = [true, false, true, true];
  await Promise.all(said.map(helped => client.call(markHelp, { page: 'ck', helped })));
  await client.call(markHelp, { page: 'qk', helped: false });
  const rows = await running.platform.db
    .selectFrom('help_marks')
    .select(['page', 'helped', 'not_helped'])
    .orderBy('page')
    .execute();
  expect(rows).toEqual([
    { page: 'ck', helped: 3n, not_helped: 1n },
    { page: 'qk', helped: 0n, not_helped: 1n },
  ]);
});

it('counts nothing of a page that there is not', async () => {
  const client = testClient(running.url);
  // Safe: that the platform refuses what the type rules out is what is tested.
  const page = 'none' as 'kh';
  await expect(client.call(markHelp, { page, helped: true })).rejects.toThrow(
    String(codeOf('invalid-parameter')),
  );
});

it('counts sixty of an address in ten minutes, and none after them', async () => {
  const own = await testPlatform({ rateLimitScale: 1 });
  const client = testClient(own.url);
  const said = Array.from({ length: 61 }, () => client.send(markHelp, { page: 'kh', helped: false }));
  const codes = (await Promise.all(said)).map(({ status_code: code }) => code);
  const counted = await own.platform.db.selectFrom('help_marks').select('not_helped').execute();
  await own.stop();
  expect(codes.filter(code => code === codeOf('frequent-submission'))).toHaveLength(1);
  expect(counted).toEqual([{ not_helped: 60n }]);
});
