import { type Call, contract } from '@lobby/api-client/contract';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { domains } from './domains.ts';
import type { RunningPlatform } from './platform.ts';

let running: RunningPlatform;
beforeAll(async () => {
  running = await testPlatform();
});
afterAll(() => running.stop());

const rows = Object.entries(contract).flatMap(([resource, calls]) =>
  Object.entries<Call>(calls).map(([name, call]) => ({ row: `${resource}.${name}`, call })),
);

it('answers every row of the contract with exactly one handler', () => {
  const handlers = domains.flatMap(make => make(running.platform).handlers);
  const answered = rows.map(({ row, call }) => ({
    row,
    handlers: handlers.filter(each => each.call === call).length,
  }));
  expect(answered).toEqual(rows.map(({ row }) => ({ row, handlers: 1 })));
  expect(handlers).toHaveLength(rows.length);
});
