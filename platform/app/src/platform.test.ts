import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contract } from '@lobby/api-client/contract';
import { codeOf } from '@lobby/api-client/result-codes';
import { implement } from '@lobby/platform-kernel/calls/implement';
import type { DomainFactory } from '@lobby/platform-kernel/domain/domain';
import { createLog } from '@lobby/platform-kernel/domain/log';
import { testClient } from '@lobby/platform-testing/client/test-client';
import { migratedFolder } from '@lobby/platform-testing/database/migrated-folder';
import { cheapPasswords, testConfig } from '@lobby/platform-testing/server/test-config';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import type { Logger } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPlatform } from './platform.ts';

const folder = mkdtempSync(join(tmpdir(), 'lobby-start-'));
beforeAll(() => migratedFolder(folder));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const onDisk = { ...testConfig, inMemory: false, dataDir: folder, pepper: undefined, seed: undefined };
const cheap = { passwordCost: cheapPasswords };
const { getBalance } = contract.transfer;

describe('starting', () => {
  it('restores members, sessions and balances after a restart and seeds nothing twice', async () => {
    const first = await startPlatform(onDisk, cheap);
    const client = testClient(first.url);
    await client.join('keeper1');
    const countRows = async ({ db }: typeof first.platform) => {
      const tables = ['members', 'notices', 'letters', 'ledger_postings', 'sites'] as const;
      const counts = tables.map(table =>
        db
          .selectFrom(table)
          .select(({ fn }) => fn.countAll<bigint>().as('n'))
          .executeTakeFirstOrThrow(),
      );
      return (await Promise.all(counts)).map(row => row.n);
    };
    const before = await countRows(first.platform);
    await first.stop();

    const second = await startPlatform(onDisk, cheap);
    expect(await countRows(second.platform)).toEqual(before);
    const again = Object.assign(testClient(second.url), { token: client.token });
    expect(await again.call(getBalance, {})).toMatchObject({ balance: '10000' });
    await second.stop();
  });

  it('refuses to start with another pepper than the stored one, and releases the folder', async () => {
    await expect(
      startPlatform({ ...onDisk, pepper: 'another pepper, which is long enough' }),
    ).rejects.toThrow('LOBBY_PEPPER');
    await (await startPlatform(onDisk, { domains: [] })).stop();
  });

  it('refuses to start with another draw secret than the published commitments were made with', async () => {
    const other = { ...onDisk, drawSecret: 'ab'.repeat(32) };
    await expect(startPlatform(other)).rejects.toThrow('LOBBY_DRAW_SECRET');
    await expect(startPlatform({ ...onDisk, seed: 1 })).rejects.toThrow('--seed');
  });

  it.each(['pepper', 'draw-secret'])('generates a random %s readable by its owner only', file => {
    expect(readFileSync(join(folder, file), 'utf8')).toMatch(/^[0-9a-f]{64}$/);
    expect(statSync(join(folder, file)).mode & 0o077).toBe(0);
  });

  it('warns that results can be computed when they follow a seed', async () => {
    const said: string[] = [];
    const log = { ...createLog({ level: 'silent', dev: false }), warn: (text: string) => said.push(text) };
    await (await testPlatform({ seed: 1 }, { log: log as unknown as Logger })).stop();
    expect(said.join()).toContain('anybody can compute');
  });

  it('starts with an empty database when reset', async () => {
    const running = await startPlatform({ ...onDisk, reset: true }, cheap);
    const names = await running.platform.db
      .selectFrom('members')
      .select('name')
      .distinct()
      .orderBy('name')
      .execute();
    expect(names).toEqual([{ name: 'demo66' }, { name: 'demo88' }]);
    await running.stop();
  });

  it('names the port that is in use', async () => {
    const first = await testPlatform();
    await expect(testPlatform({ port: first.port })).rejects.toThrow(`Port ${first.port} is taken`);
    await first.stop();
  });
});

describe('stopping', () => {
  it('finishes calls in progress and accepts no new ones', async () => {
    const begun = signal();
    const finish = signal();
    const slow: DomainFactory = () => ({
      id: 'slow',
      handlers: [
        implement(contract.advertising.navigationList, async () => {
          begun.resolve();
          await finish.promise;
          return [{ code: 'home' }];
        }),
      ],
    });
    const running = await testPlatform({}, { domains: [slow] });
    const answer = testClient(running.url).send(contract.advertising.navigationList, {});
    await begun.promise;
    const stopped = running.stop();
    await expect(fetch(`${running.url}/healthz`)).rejects.toThrow();
    finish.resolve();
    expect((await answer).status_code).toBe(codeOf('success'));
    await stopped;
  });
});

function signal() {
  let resolve = () => {};
  const promise = new Promise<void>(done => {
    resolve = done;
  });
  return { promise, resolve: () => resolve() };
}
