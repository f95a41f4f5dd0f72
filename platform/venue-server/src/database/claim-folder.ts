import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Claims a data folder for this process: two PGlites on one folder lose rows and say nothing. What a process left that
 * ended without a word is taken over. @returns gives the folder back.
 * @throws Error with a sentence when another process has it.
 */
export function claimFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const mark = join(folder, 'venues.pid');
  try {
    writeFileSync(mark, String(process.pid), { flag: 'wx' });
  } catch {
    const owner = Number(readFileSync(mark, 'utf8'));
    if (owner !== process.pid && isAlive(owner))
      throw new Error(`The data folder ${folder} is in use by process ${owner}; stop that one first.`);
    writeFileSync(mark, String(process.pid));
  }
  return () => rmSync(mark, { force: true });
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It is there, and another user's.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
