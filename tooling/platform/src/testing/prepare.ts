import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';
import { startPlatform } from '../platform.ts';
import { cheapPasswords, testConfig } from './test-config.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The dump of a migrated and seeded PGlite. */
    templateFile: string;
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
  const templateFile = join(folder, 'seeded.tar');
  await Promise.all([writeTemplate(templateFile), buildProgram(folder)]);
  project.provide('templateFile', templateFile);
  project.provide('programFile', join(folder, 'main.js'));
  return () => rmSync(folder, { recursive: true, force: true });
}

async function writeTemplate(file: string): Promise<void> {
  const running = await startPlatform(
    { ...testConfig, logLevel: 'silent' },
    { passwordCost: cheapPasswords },
  );
  const dump = await running.database.pglite?.dumpDataDir('none');
  await running.stop();
  if (!dump) throw new Error('the template needs PGlite');
  writeFileSync(file, Buffer.from(await dump.arrayBuffer()));
}

async function buildProgram(outDir: string): Promise<void> {
  await build({ root: home, logLevel: 'error', build: { outDir, emptyOutDir: false } });
}
