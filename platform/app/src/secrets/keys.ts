import { createHmac, hkdfSync } from 'node:crypto';
import type { Keys } from '@lobby/platform-kernel/domain/keys';

/** Grows secrets from the pepper, at least 32 bytes of it; each is grown once and kept. */
export function createKeys(pepper: Buffer): Keys {
  const grown = new Map<string, Buffer>();
  const of = (purpose: string): Buffer => {
    const known = grown.get(purpose);
    if (known) return known;
    const fresh = Buffer.from(hkdfSync('sha256', pepper, '', `lobby ${purpose}`, 32));
    grown.set(purpose, fresh);
    return fresh;
  };
  return {
    of,
    // As JSON, so that ["ab", "c"] and ["a", "bc"] differ.
    mac: (purpose, ...parts) =>
      createHmac('sha256', of(purpose)).update(JSON.stringify(parts)).digest('base64url'),
  };
}
