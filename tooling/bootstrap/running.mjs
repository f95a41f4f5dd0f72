import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { UserError } from './say.mjs';

/**
 * A file beside the data folder with the process that uses it, so that a second `npm start` is rejected with a message
 * before the build. The platform's own lock on the folder is what guarantees exclusive use.
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
