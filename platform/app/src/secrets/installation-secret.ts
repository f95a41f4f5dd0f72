import './secrets.tables.ts';
import { createHmac, randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode } from '@lobby/platform-kernel/database/error-code';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely } from 'kysely';

/** Where a secret comes from: the configuration, or a file beside the database files. */
export interface SecretSource {
  /** Names the file and the stored fingerprint. */
  readonly name: string;
  /** From the configuration; undefined = the file, made once. */
  readonly given: string | undefined;
  readonly dataDir: string;
  /** No file: a new one every time. */
  readonly inMemory: boolean;
}

/** 64 hex digits, random, made at the first start and readable by the owner only; or the text that was given. */
export function loadSecret({ name, given, dataDir, inMemory }: SecretSource): string {
  if (given !== undefined) return given;
  if (inMemory) return randomBytes(32).toString('hex');
  const file = join(dataDir, name);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const fresh = `${file}.${process.pid}`;
  writeFileSync(fresh, randomBytes(32).toString('hex'), { mode: 0o600 });
  try {
    linkSync(fresh, file);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(fresh, { force: true });
  }
  return readFileSync(file, 'utf8').trim();
}

/**
 * Stores a fingerprint of the secret a database was started with.
 * @throws Error with `otherwise` when the secret is a different one now.
 */
export async function checkSecret(
  db: Kysely<Tables>,
  name: string,
  secret: Uint8Array,
  otherwise: string,
): Promise<void> {
  const fingerprint = createHmac('sha256', secret).update(`lobby ${name} fingerprint`).digest('hex');
  await db
    .insertInto('platform_facts')
    .values({ name, value: fingerprint })
    .onConflict(conflict => conflict.doNothing())
    .execute();
  const known = await db
    .selectFrom('platform_facts')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  if (known.value !== fingerprint) throw new Error(otherwise);
}
