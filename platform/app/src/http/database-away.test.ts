import { contract } from '@lobby/api-client/contract';
import { codeOf } from '@lobby/api-client/result-codes';
import { implement } from '@lobby/platform-kernel/calls/implement';
import { isDatabaseAway } from '@lobby/platform-kernel/database/database-away';
import type { DomainFactory } from '@lobby/platform-kernel/domain/domain';
import { testClient } from '@lobby/platform-testing/client/test-client';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import { afterEach, expect, it } from 'vitest';
import { domains } from '../domains.ts';
import type { RunningPlatform } from '../platform.ts';

let running: RunningPlatform | undefined;
afterEach(() => running?.stop());

const endedByServer = Object.assign(new Error('terminating connection'), { code: '57P01' });

/** In place of the platform's own handlers. */
const failing: DomainFactory = () => ({
  id: 'failing',
  handlers: [
    implement(contract.transfer.getBalance, () => Promise.reject(endedByServer)),
    implement(contract.venue.recycle, () => Promise.reject(endedByServer)),
  ],
});

it('answers "busy" when its connection ends, and not of money that may have moved', async () => {
  running = await testPlatform({ logLevel: 'silent' }, { domains: [...domains, failing] });
  const client = testClient(running.url);
  await client.join('cutoff1');
  const read = await client.send(contract.transfer.getBalance, {});
  const moved = await client.send(contract.venue.recycle, {});
  expect([read.status_code, moved.status_code]).toEqual([codeOf('system-busy'), codeOf('server-error')]);
});

it.each([
  [endedByServer, true],
  [Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' }), true],
  [new Error('Connection terminated unexpectedly'), true],
  [new Error('Client has encountered a connection error and is not queryable'), true],
  [new Error('timeout exceeded when trying to connect'), true],
  [Object.assign(new Error('duplicate key'), { code: '23505' }), false],
  [Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' }), false],
  [new Error('Connection to the venue'), false],
])('%s: away %s', (error, isAway) => {
  expect(isDatabaseAway(error)).toBe(isAway);
});
