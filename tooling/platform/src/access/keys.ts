import { createHmac, hkdfSync } from 'node:crypto';

/** Secrets for one purpose each, all grown from the pepper, so that none has to be kept beside it. */
export interface Keys {
  /** 32 bytes for this purpose; the same after a restart. */
  of(purpose: string): Buffer;
  /** What is stored instead of `parts`: nobody without the pepper can try them out. */
  mac(purpose: string, ...parts: readonly string[]): string;
}

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
