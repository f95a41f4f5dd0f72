import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { lostVersion } from './storage-trouble.ts';

const int8 = 20;

/** A PGlite that reads bigint columns as `bigint`. */
export function openPglite(options: PGliteOptions): Promise<PGlite> {
  return PGlite.create({ ...options, parsers: { [int8]: (text: string) => BigInt(text) } });
}

const markOf = (dataDir: string) => join(dataDir, 'pgdata.begun');

/** Whether a data folder has a database, one whose making has ended. */
export function hasEmbedded(dataDir: string): boolean {
  return existsSync(join(dataDir, 'pgdata')) && !existsSync(markOf(dataDir));
}

/**
 * The database of a data folder, made at the first start. A mark says that making has begun and not ended, because
 * PGlite takes half a database for a whole one. Files beside a mark are set aside, not deleted
 * (docs/designs.md#making-the-embedded-database).
 */
export async function openEmbedded(dataDir: string): Promise<PGlite> {
  const files = join(dataDir, 'pgdata');
  const mark = markOf(dataDir);
  if (existsSync(mark) && existsSync(files)) setAside(files);
  const isFirst = !existsSync(files);
  if (isFirst) writeFileSync(mark, '');
  else if (!existsSync(join(files, 'PG_VERSION'))) throw new Error(lostVersion);
  // PGlite's own mark of an owner; a crashed one would be taken for alive.
  rmSync(join(files, 'postmaster.pid'), { force: true });
  const pglite = await openPglite({ dataDir: files });
  // Nothing was written to it yet that was confirmed to anybody.
  rmSync(mark, { force: true });
  return pglite;
}

function setAside(files: string): void {
  const aside = `${files}.unfinished`;
  rmSync(aside, { recursive: true, force: true });
  renameSync(files, aside);
}
