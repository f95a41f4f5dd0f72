import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { migratedFolder } from '@lobby/platform-testing/database/migrated-folder';
import { childPlatform } from '@lobby/platform-testing/server/child-platform';
import { someOf } from '@lobby/testing';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

const home = mkdtempSync(join(tmpdir(), 'lobby-damaged-'));
const whole = join(home, 'whole');
afterAll(() => rmSync(home, { recursive: true, force: true }));

const start = (folder: string) => childPlatform(['--port', '0', '--data-dir', folder, '--seed', '1']);

describe('a data folder whose files are damaged', () => {
  beforeAll(async () => {
    await migratedFolder(whole);
  });

  it.each([
    [
      'the control file is empty',
      (files: string) => writeFileSync(join(files, 'global/pg_control'), Buffer.alloc(8192)),
    ],
    ['the version is lost', (files: string) => rmSync(join(files, 'PG_VERSION'))],
    [
      'its tables are cut',
      (files: string) => {
        const base = join(files, 'base');
        for (const database of readdirSync(base)) truncateSync(join(base, database, '1259'), 0);
      },
    ],
  ])('is named, with what can be done: %s', async (_, damage) => {
    const folder = join(home, 'damaged');
    rmSync(folder, { recursive: true, force: true });
    cpSync(whole, folder, { recursive: true });
    damage(join(folder, 'pgdata'));
    const failed = await start(folder).catch((error: Error) => error);
    expect(failed).toBeInstanceOf(Error);
    // One sentence, in our words, and no more.
    expect(String(failed)).toMatch(
      /^Error: The database in the data folder \S+damaged cannot be read \([^\n]+\): [^\n]+a copy[^\n]+--reset[^\n]+$/,
    );
  });
});

const moments: readonly (readonly [name: string, isTime: (files: string) => boolean])[] = [
  ['while files are being made', files => existsSync(files)],
  ['when the version is there', files => existsSync(join(files, 'PG_VERSION'))],
  ['when tables are there', files => count(join(files, 'base/5')) > 320],
];
// Each kill begins two platforms.
const tried = someOf('kills of a first start', moments, 1);

describe('a first start', () => {
  it.each(tried)('that is killed %s is begun again', async (_, isTime) => {
    const folder = join(home, 'first');
    rmSync(folder, { recursive: true, force: true });
    const args = [inject('programFile'), '--port', '0', '--data-dir', folder, '--seed', '1'];
    const child = spawn(process.execPath, args, { stdio: 'ignore' });
    const exited = once(child, 'exit');
    while (!isTime(join(folder, 'pgdata')) && child.exitCode === null) await pause(5);
    child.kill('SIGKILL');
    await exited;
    expect(await (await start(folder)).stop()).toBe(0);
  });
});

// Of util-linux; without it, or without the right to mount, the test is skipped.
const unshare = '/usr/bin/unshare';
const canMount = spawnSync(unshare, ['-m', 'true']).status === 0;

// In a mount namespace of its own, which ends with it.
describe.skipIf(!canMount)('a disk that is full', () => {
  it('is named, with what can be done', () => {
    const disk = mkdtempSync(join(home, 'disk-'));
    const mounted = 'mount -t tmpfs -o size=20m tmpfs "$1" && exec "$2" "$3" --port 0 --data-dir "$1/data"';
    const args = ['-m', 'sh', '-c', mounted, 'sh', disk, process.execPath, inject('programFile')];
    const { status, stderr } = spawnSync(unshare, args, { encoding: 'utf8' });
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: `The disk that holds the data folder ${disk}/data is full. Nothing was booked in part: make room, and start again.\n`,
    });
  });
});

const count = (folder: string): number => (existsSync(folder) ? readdirSync(folder).length : 0);
