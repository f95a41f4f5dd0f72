import { appendFileSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Data that the workers of one run write for the last tests, in the run's temporary folder. */
export const runFolder = (): string => {
  const folder = process.env.LOBBY_E2E_RUN;
  if (!folder) throw new Error('No run is under way: src/set-up.ts begins one.');
  return folder;
};

/** Appends a line to those of all workers. */
export function appendLine(name: 'canaries' | 'corners', line: string): void {
  appendFileSync(path.join(runFolder(), name), `${line}\n`);
}

/** Every distinct line written. */
export function distinctLines(name: 'canaries' | 'corners'): string[] {
  const file = path.join(runFolder(), name);
  return existsSync(file) ? [...new Set(readFileSync(file, 'utf8').trim().split('\n'))] : [];
}

/** The folder of the initial database of every platform of this run. */
export const templateFolder = (): string => path.join(runFolder(), 'template');

/** The folder of the data and log of a worker's platform. */
export const worldFolder = (worker: number): string => path.join(runFolder(), `world-${worker}`);

/** The output of each platform of this run. */
export function platformLogs(): string[] {
  return readdirSync(runFolder())
    .filter(name => name.startsWith('world-'))
    .map(name => readFileSync(path.join(runFolder(), name, 'platform.log'), 'utf8'));
}
