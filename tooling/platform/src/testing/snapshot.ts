import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startPlatform } from '../platform.ts';
import { testConfig } from './test-config.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    snapshotFile: string;
  }
}

/** Migrates and seeds one PGlite for the whole run; each suite begins from its dump. */
export default async function makeSnapshot(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'lobby-snapshot-'));
  const file = join(folder, 'seeded.tar');
  const running = await startPlatform({ ...testConfig, logLevel: 'silent' });
  const dump = await running.database.pglite?.dumpDataDir('none');
  if (!dump) throw new Error('the snapshot needs PGlite');
  writeFileSync(file, Buffer.from(await dump.arrayBuffer()));
  await running.stop();
  project.provide('snapshotFile', file);
  return () => rmSync(folder, { recursive: true, force: true });
}
