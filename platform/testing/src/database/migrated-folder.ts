import { mkdirSync, openAsBlob } from 'node:fs';
import { join } from 'node:path';
import { openPglite } from '@lobby/platform/db/embedded-database';
import { inject } from 'vitest';
import type {} from './provided.ts';

/** A new data folder whose database has every migration and nothing in it: half of what a first start takes. */
export async function migratedFolder(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const dump = (await openAsBlob(inject('migratedFile'))) as Blob;
  const pglite = await openPglite({ dataDir: join(folder, 'pgdata'), loadDataDir: dump });
  await pglite.close();
}
