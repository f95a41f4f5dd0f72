import { createHmac, randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';

/**
 * The secret that a stolen database alone does not contain. From the configuration, or made once and kept
 * beside the database files, readable by the owner only.
 */
export function loadPepper(config: {
  pepper: string | undefined;
  dataDir: string;
  inMemory: boolean;
}): Buffer {
  if (config.pepper !== undefined) return Buffer.from(config.pepper);
  if (config.inMemory) return randomBytes(32);
  const file = join(config.dataDir, 'pepper');
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
  const fresh = `${file}.${process.pid}`;
  writeFileSync(fresh, randomBytes(32).toString('hex'), { mode: 0o600 });
  try {
    linkSync(fresh, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(fresh, { force: true });
  }
  return Buffer.from(readFileSync(file, 'utf8').trim());
}

/** Refuses to start with another pepper than the one the stored passwords were made with. */
export async function checkPepper(db: Kysely<Database>, pepper: Buffer): Promise<void> {
  const fingerprint = createHmac('sha256', pepper).update('lobby pepper fingerprint').digest('hex');
  await db
    .insertInto('platform_facts')
    .values({ name: 'pepper', value: fingerprint })
    .onConflict(conflict => conflict.doNothing())
    .execute();
  const known = await db
    .selectFrom('platform_facts')
    .select('value')
    .where('name', '=', 'pepper')
    .executeTakeFirstOrThrow();
  if (known.value !== fingerprint) {
    throw new Error(
      'The pepper differs from the one this database was made with, so no password would match: set LOBBY_PEPPER, or start with the data folder that holds the file "pepper".',
    );
  }
}
