import { randomUUID } from 'node:crypto';
import { contract } from '@lobby/api-client/contract';
import { codeOf } from '@lobby/api-client/result-codes';
import { createLog } from '@lobby/platform-kernel/domain/log';
import { testClient } from '@lobby/platform-testing/client/test-client';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RunningPlatform } from '../../platform.ts';

const { queryNoticeListByPage: notices } = contract.advertising;
const failed = 'a call was answered with a failure of the platform';
let lines: string[] = [];
let running: RunningPlatform;
beforeAll(async () => {
  const log = createLog({ level: 'error', dev: false }, { write: line => void lines.push(line) });
  running = await testPlatform({}, { log });
  await sql`ALTER TABLE notices RENAME TO hidden_notices`.execute(running.platform.db);
});
afterAll(() => running.stop());

/** The log lines about failed calls that `work` caused. */
async function failuresOf(work: () => Promise<unknown>) {
  lines = [];
  await work();
  return lines.map(line => JSON.parse(line)).filter(line => line.msg === failed);
}

it('logs path, site, request and duration of a failed call', async () => {
  const requestId = randomUUID();
  const failures = await failuresOf(async () => {
    const answer = await testClient(running.url).send(notices, {}, { requestId });
    expect(answer.status_code).toBe(codeOf('server-error'));
  });
  expect(failures).toMatchObject([
    {
      result: codeOf('server-error'),
      path: notices.path,
      site: '1001',
      requestId,
      ms: expect.any(Number),
      level: 50,
    },
  ]);
});

it('logs each failed call of a combined request', async () => {
  const { readTogether } = contract.together;
  const calls = [
    { path: notices.path, body: {} },
    { path: contract.configuration.preInfo.path, body: {} },
  ];
  const failures = await failuresOf(() => testClient(running.url).call(readTogether, { calls }));
  expect(failures.map(line => [line.path, line.site])).toEqual([[notices.path, '1001']]);
});

it('logs nothing for mistakes of the caller', async () => {
  const failures = await failuresOf(() => testClient(running.url).send(notices, { pageNum: -1 }));
  expect(failures).toEqual([]);
});
