import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { PlatformConfig } from '@lobby/platform-kernel/domain/config';
import type { Kysely } from 'kysely';
import { checkSecret, loadSecret } from './installation-secret.ts';

/** As much as the keys that grow from it; a shorter one could be tried through. */
const leastBytes = 32;

/**
 * The secret that a stolen database alone does not contain. From the configuration, or made once and kept
 * beside the database files.
 * @throws Error with a sentence when it is shorter than 32 bytes.
 */
export function loadPepper(config: Pick<PlatformConfig, 'pepper' | 'dataDir' | 'inMemory'>): Buffer {
  const pepper = Buffer.from(loadSecret({ ...config, name: 'pepper', given: config.pepper }));
  if (pepper.length < leastBytes) {
    throw new Error(
      `The pepper has ${pepper.length} bytes, fewer than ${leastBytes}: whoever steals the database could try all peppers and then all passwords. Set LOBBY_PEPPER to at least ${leastBytes} random bytes ("openssl rand -hex 32"), or mend the file "pepper" of the data folder.`,
    );
  }
  return pepper;
}

/** Refuses to start with another pepper than the one the stored passwords were made with. */
export function checkPepper(db: Kysely<Tables>, pepper: Buffer): Promise<void> {
  return checkSecret(
    db,
    'pepper',
    pepper,
    'The pepper differs from the one this database was made with, so no password would match: set LOBBY_PEPPER, or start with the data folder that holds the file "pepper".',
  );
}
