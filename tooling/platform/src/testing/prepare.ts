import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';
import { startPlatform } from '../platform.ts';
import { testConfig } from './test-config.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The dump of a migrated and seeded PGlite. */
    snapshotFile: string;
    /** The command line as one file for plain Node. */
    programFile: string;
  }
}

const home = fileURLToPath(new URL('../..', import.meta.url));
// Inside the package, so that the built program finds its dependencies.
const cache = join(home, 'node_modules/.cache');

/** Once for a whole run: a seeded database for every suite to begin from, and the program that is started and killed. */
export default async function prepare(project: TestProject): Promise<() => void> {
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'lobby-tests-'));
  const snapshotFile = join(folder, 'seeded.tar');
  await Promise.all([writeSnapshot(snapshotFile), buildProgram(folder)]);
  project.provide('snapshotFile', snapshotFile);
  project.provide('programFile', join(folder, 'main.js'));
  return () => rmSync(folder, { recursive: true, force: true });
}

async function writeSnapshot(file: string): Promise<void> {
  const running = await startPlatform({ ...testConfig, logLevel: 'silent' });
  const dump = await running.database.pglite?.dumpDataDir('none');
  await running.stop();
  if (!dump) throw new Error('the snapshot needs PGlite');
  writeFileSync(file, Buffer.from(await dump.arrayBuffer()));
}

async function buildProgram(outDir: string): Promise<void> {
  await build({ root: home, logLevel: 'error', build: { outDir, emptyOutDir: false } });
}
