import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { PGlite } from '@electric-sql/pglite';
import { openPglite } from '@lobby/platform/db/embedded-database';
import { runMigrations } from '@lobby/platform/db/migrate';
import { pgliteDialect } from '@lobby/platform/db/pglite-dialect';
import { startPlatform } from '@lobby/platform/platform';
import { Kysely } from 'kysely';
import type { TestProject } from 'vitest/node';
import type {} from '../database/provided.ts';
import { cheapPasswords, testConfig } from './test-config.ts';

const home = fileURLToPath(new URL('../..', import.meta.url));
// Inside the package, so that the built program finds its dependencies.
const cache = join(home, 'node_modules/.cache');

/** Once for a whole run: databases for every suite to begin from, and the programs that are started and killed. */
export default async function prepare(project: TestProject): Promise<() => void> {
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'lobby-tests-'));
  const templateFile = join(folder, 'seeded.tar');
  const [migratedFile] = await Promise.all([keptDump(), buildPrograms(folder)]);
  await writeTemplate(templateFile, migratedFile);
  project.provide('templateFile', templateFile);
  project.provide('migratedFile', migratedFile);
  project.provide('programFile', join(folder, 'main.js'));
  project.provide('dyingFile', join(folder, 'dying.js'));
  project.provide('venuesFile', join(folder, 'venues.js'));
  project.provide('dieEarlyFile', join(folder, 'die-early.js'));
  return () => rmSync(folder, { recursive: true, force: true });
}

async function writeTemplate(file: string, migratedFile: string): Promise<void> {
  const pglite = await openPglite({ loadDataDir: new Blob([readFileSync(migratedFile)]) });
  const running = await startPlatform(
    { ...testConfig, logLevel: 'silent' },
    { passwordCost: cheapPasswords, lent: { pglite, giveBack: () => {} } },
  );
  // A programme begins by the clock of the test, which may be before today.
  await running.platform.db.deleteFrom('vip_programmes').execute();
  await running.stop();
  writeFileSync(file, await bytesOf(pglite));
  await pglite.close();
}

/** An empty database with every migration done: from the cache, as long as the migrations and PGlite are the same. */
async function keptDump(): Promise<string> {
  const kept = join(cache, `migrated-${hashOfMigrations()}.tar`);
  if (existsSync(kept)) return kept;
  for (const old of readdirSync(cache)) if (/^migrated-/.test(old)) rmSync(join(cache, old));
  const pglite = await openPglite({});
  await runMigrations(new Kysely({ dialect: pgliteDialect(pglite) }));
  const bytes = await bytesOf(pglite);
  await pglite.close();
  // Two runs at once may both be here; neither may read a half.
  const half = `${kept}.${process.pid}`;
  writeFileSync(half, bytes);
  renameSync(half, kept);
  return kept;
}

function hashOfMigrations(): string {
  const folder = join(home, '../app/src/db/migrations');
  const sources = readdirSync(folder)
    .sort()
    .map(name => readFileSync(join(folder, name)));
  const program = readFileSync(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
  const hash = createHash('sha256');
  for (const each of [...sources, program]) hash.update(each);
  return hash.digest('hex').slice(0, 16);
}

const bytesOf = async (pglite: PGlite) => Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer());

/** In a process of its own: the other core is free meanwhile. */
async function buildPrograms(outDir: string): Promise<void> {
  const args = ['build', '--mode=killed', '--logLevel=error', `--outDir=${outDir}`, '--emptyOutDir=false'];
  await promisify(execFile)(join(home, 'node_modules/.bin/vite'), args, { cwd: home });
}
