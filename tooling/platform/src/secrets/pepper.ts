import type { Kysely } from 'kysely';
import type { PlatformConfig } from '../config.ts';
import type { Database } from '../db/database.ts';
import { checkSecret, loadSecret } from './installation-secret.ts';

/**
 * The secret that a stolen database alone does not contain. From the configuration, or made once and kept
 * beside the database files.
 */
export function loadPepper(config: Pick<PlatformConfig, 'pepper' | 'dataDir' | 'inMemory'>): Buffer {
  return Buffer.from(loadSecret({ ...config, name: 'pepper', given: config.pepper }));
}

/** Refuses to start with another pepper than the one the stored passwords were made with. */
export function checkPepper(db: Kysely<Database>, pepper: Buffer): Promise<void> {
  return checkSecret(
    db,
    'pepper',
    pepper,
    'The pepper differs from the one this database was made with, so no password would match: set LOBBY_PEPPER, or start with the data folder that holds the file "pepper".',
  );
}
