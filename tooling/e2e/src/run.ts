import { appendFileSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What the workers of one run leave for the tests that come last, in the run's throwaway folder. */
export const runFolder = (): string => {
  const folder = process.env.LOBBY_E2E_RUN;
  if (!folder) throw new Error('No run is under way: src/set-up.ts begins one.');
  return folder;
};

/** Writes a line beside those of the other workers. */
export function leave(name: 'canaries' | 'corners', line: string): void {
  appendFileSync(path.join(runFolder(), name), `${line}\n`);
}

/** Every line that was left, once each. */
export function left(name: 'canaries' | 'corners'): string[] {
  const file = path.join(runFolder(), name);
  return existsSync(file) ? [...new Set(readFileSync(file, 'utf8').trim().split('\n'))] : [];
}

/** Where the database stands that every platform of this run begins with. */
export const templateFolder = (): string => path.join(runFolder(), 'template');

/** Where the platform of a worker keeps its data and writes its log. */
export const worldFolder = (worker: number): string => path.join(runFolder(), `world-${worker}`);

/** What each platform of this run wrote. */
export function platformLogs(): string[] {
  return readdirSync(runFolder())
    .filter(name => name.startsWith('world-'))
    .map(name => readFileSync(path.join(runFolder(), name, 'platform.log'), 'utf8'));
}
