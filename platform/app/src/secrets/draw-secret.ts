import { createHash } from 'node:crypto';
import type { Key } from '@lobby/draws';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { PlatformConfig } from '@lobby/platform-kernel/domain/config';
import type { Kysely } from 'kysely';
import { checkSecret, loadSecret } from './installation-secret.ts';

/**
 * The secret that every result is drawn from, 32 bytes, separate from the pepper because its derived keys are
 * published. With `--seed` anybody can compute every result.
 * @throws Error for anything but 64 hex digits.
 */
export function loadDrawSecret(
  config: Pick<PlatformConfig, 'drawSecret' | 'seed' | 'dataDir' | 'inMemory'>,
): Key {
  if (config.seed !== undefined) return createHash('sha256').update(`seed/${config.seed}`).digest();
  const text = loadSecret({ ...config, name: 'draw-secret', given: config.drawSecret });
  if (!/^[0-9a-f]{64}$/i.test(text)) {
    throw new Error(
      'The draw secret is not 64 hex digits (32 random bytes), so results could be computed: look at LOBBY_DRAW_SECRET or at the file "draw-secret" of the data folder.',
    );
  }
  return Buffer.from(text, 'hex');
}

/** Refuses to start when results would be drawn from another secret than the one already promised. */
export function checkDrawSecret(db: Kysely<Tables>, secret: Key): Promise<void> {
  return checkSecret(
    db,
    'draw-secret',
    secret,
    'Results of this database are drawn from another secret, so matches would change under their bets: set LOBBY_DRAW_SECRET, start with the data folder that holds the file "draw-secret" and with the same --seed as before, or begin anew with --reset.',
  );
}
