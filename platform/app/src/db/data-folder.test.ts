import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { emptyDataFolder, takeDataFolder } from './data-folder.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lobby-folder-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const markFile = () => join(folder, 'owner.json');
const leaveMark = (mark: object, ageMs = 0) => {
  writeFileSync(markFile(), JSON.stringify(mark));
  const then = new Date(Date.now() - ageMs);
  utimesSync(markFile(), then, then);
};

describe('a data folder', () => {
  it('has one owner at a time, and is free again when it is released', () => {
    const first = takeDataFolder(folder);
    expect(() => takeDataFolder(folder)).toThrow(`already in use by process ${process.pid}`);
    first.release();
    takeDataFolder(folder).release();
    expect(existsSync(markFile())).toBe(false);
  });

  it('is taken over from an owner that was killed', async () => {
    const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    leaveMark({ pid: other.pid, host: hostname(), startedAt: '' });
    expect(() => takeDataFolder(folder)).toThrow('already in use');
    other.kill('SIGKILL');
    await once(other, 'exit');
    takeDataFolder(folder).release();
  });

  it.runIf(process.platform === 'linux')(
    'is taken over when another process now has the id of the killed owner',
    () => {
      leaveMark({ pid: process.pid, host: hostname(), startedAt: 'another boot:1' });
      takeDataFolder(folder).release();
    },
  );

  it('is locked while an owner on another machine refreshes its mark, and free once the mark is stale', () => {
    leaveMark({ pid: 1, host: 'another-machine', startedAt: 'x' });
    expect(() => takeDataFolder(folder)).toThrow('already in use');
    leaveMark({ pid: 1, host: 'another-machine', startedAt: 'x' }, 60_000);
    takeDataFolder(folder).release();
  });

  it('is taken over from a mark that was cut short by a full disk', () => {
    writeFileSync(markFile(), '{"pid":');
    takeDataFolder(folder).release();
  });

  it('is emptied by its owner, who keeps the lock and the log of this start', () => {
    const owned = takeDataFolder(folder);
    writeFileSync(join(folder, 'old'), 'old');
    writeFileSync(join(folder, 'platform.log'), 'starting');
    emptyDataFolder(owned);
    expect(readFileSync(join(folder, 'platform.log'), 'utf8')).toBe('starting');
    expect(existsSync(join(folder, 'old'))).toBe(false);
    expect(JSON.parse(readFileSync(markFile(), 'utf8')).pid).toBe(process.pid);
    owned.release();
  });
});
