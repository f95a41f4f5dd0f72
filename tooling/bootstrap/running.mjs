import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { UserError } from './say.mjs';

/**
 * A note beside the data folder saying who uses it, so that a second `npm start` is refused with a sentence
 * before anything is built. The platform's own lock on the folder is what makes it safe.
 */
export function claimDataFolder(dataDir, url) {
  const note = `${dataDir}.running`;
  const other = existsSync(note) ? readNote(note) : undefined;
  if (other && isAlive(other.pid)) {
    throw new UserError(
      `Lobby already runs on the data folder ${dataDir} (process ${other.pid}, ${other.url}).`,
      'Two platforms on one folder would lose bets, so the second is refused.',
      'Open that one, stop it with Ctrl-C where it runs, or give this one --data-dir and --port-base of its own.',
    );
  }
  mkdirSync(path.dirname(note), { recursive: true });
  writeFileSync(note, JSON.stringify({ pid: process.pid, url }));
  return () => rmSync(note, { force: true });
}

function readNote(note) {
  try {
    return JSON.parse(readFileSync(note, 'utf8'));
  } catch {
    return undefined;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return pid !== process.pid;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
