import { execFileSync } from 'node:child_process';
import {
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join, resolve } from 'node:path';
import { errorCode } from '@lobby/platform-kernel/database/error-code';

/** The owner of a data folder: enough to distinguish a running owner from a dead one whose process id was reused. */
interface OwnerMark {
  pid: number;
  host: string;
  /** When the process started, as the system prints it; empty where it is not available. */
  startedAt: string;
}

export interface DataFolder {
  readonly path: string;
  release(): void;
}

const heartbeatMs = 2_000;
const staleAfterMs = 15_000;

/**
 * Locks a data folder for this process. Two PGlites on one folder lose acknowledged rows silently, so a second owner
 * is rejected; a crashed owner does not block the next one.
 * @throws Error with one sentence for the person who started the second server.
 */
export function takeDataFolder(folder: string): DataFolder {
  const path = resolve(folder);
  mkdirSync(path, { recursive: true, mode: 0o700 });
  const markFile = join(path, 'owner.json');
  const ownFile = join(path, `owner.${process.pid}.json`);
  const own: OwnerMark = { pid: process.pid, host: hostname(), startedAt: startOf(process.pid) };
  writeFileSync(ownFile, JSON.stringify(own));
  try {
    for (let tries = 0; tries < 5; tries += 1) {
      if (linked(ownFile, markFile)) return keep(path, markFile);
      const found = readMark(markFile);
      if (found.mark && isAlive(found.mark, markFile)) throw inUse(path, found.mark);
      removeMark(markFile, found.text);
    }
    throw inUse(path, readMark(markFile).mark);
  } finally {
    rmSync(ownFile, { force: true });
  }
}

/** What stays: who owns the folder, the log that npm start is writing there, and the data of the venues' server. */
const kept = ['owner.json', 'platform.log', 'venues'];

/** Empties a folder that this process owns. */
export function emptyDataFolder(folder: DataFolder): void {
  for (const name of readdirSync(folder.path)) {
    if (!kept.includes(name)) rmSync(join(folder.path, name), { recursive: true, force: true });
  }
}

function keep(path: string, markFile: string): DataFolder {
  const beat = setInterval(() => {
    const now = new Date();
    try {
      utimesSync(markFile, now, now);
    } catch {
      // The folder is gone; the database will report it.
    }
  }, heartbeatMs);
  beat.unref();
  let released = false;
  return {
    path,
    release() {
      if (released) return;
      released = true;
      clearInterval(beat);
      rmSync(markFile, { force: true });
    },
  };
}

/** Creating a hard link fails when the name exists: the one atomic step all systems share. */
function linked(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

function readMark(markFile: string): { mark: OwnerMark | undefined; text: string } {
  let text = '';
  try {
    text = readFileSync(markFile, 'utf8');
    // Safe: only `takeDataFolder` writes the file.
    return { mark: JSON.parse(text) as OwnerMark, text };
  } catch {
    return { mark: undefined, text };
  }
}

/** Removes a dead owner's mark, unless another process has replaced it in the meantime. */
function removeMark(markFile: string, expected: string): void {
  const aside = `${markFile}.${process.pid}.dead`;
  try {
    renameSync(markFile, aside);
  } catch {
    return;
  }
  if (readFileSync(aside, 'utf8') !== expected) linked(aside, markFile);
  rmSync(aside, { force: true });
}

function isAlive(mark: OwnerMark, markFile: string): boolean {
  if (mark.host === hostname()) {
    if (!processExists(mark.pid)) return false;
    const started = startOf(mark.pid);
    if (started !== '' && mark.startedAt !== '') return started === mark.startedAt;
  }
  // Another machine or container, or a system without start times: the heartbeat decides.
  return Date.now() - (statSync(markFile, { throwIfNoEntry: false })?.mtimeMs ?? 0) < staleAfterMs;
}

function processExists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

function startOf(pid: number): string {
  try {
    if (process.platform === 'linux') {
      const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      // The name of the process may hold spaces and brackets; the fields after it may not.
      const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
      return `${boot}:${ticks}`;
    }
    if (process.platform === 'darwin') {
      return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
    }
  } catch {
    // Not available; the heartbeat decides.
  }
  return '';
}

function inUse(path: string, owner: OwnerMark | undefined): Error {
  const who = owner ? ` by process ${owner.pid}` : '';
  return new Error(
    `The data folder ${path} is already in use${who}; stop that platform first, or choose another --data-dir.`,
  );
}
