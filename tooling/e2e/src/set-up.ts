import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startPlatform } from './platform-process.ts';
import { templateFolder } from './run.ts';

/**
 * Prepares a run: a temporary folder with a database that is migrated and seeded once; each worker's platform starts
 * from a copy. Returns the tear-down.
 */
export default async function setUp(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'lobby-e2e-'));
  process.env.LOBBY_E2E_RUN = folder;
  await mkdir(templateFolder());
  const platform = await startPlatform({ build: 'production', folder: templateFolder(), origins: [] });
  await platform.stop();
  return () => rm(folder, { recursive: true, force: true });
}
