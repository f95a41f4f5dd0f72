import { fromBase64 } from './bytes.ts';
import type { WireEngine, WireKey } from './wire-engine.ts';

/**
 * Parses a key from a brand's configuration.
 * @param text 32 bytes in base64.
 * @param engine what computes with it, for a server.
 * @throws Error for any other text, and for an id of other characters or length than the wire allows.
 */
export function wireKey(id: string, text: string, engine?: WireEngine): WireKey {
  const bytes = fromBase64(text);
  if (bytes?.length !== 32) {
    throw new Error(
      `The wire key "${id}" must be 32 bytes in base64; make one with "openssl rand -base64 32".`,
    );
  }
  if (!/^[A-Za-z0-9_-]{1,40}$/.test(id)) {
    throw new Error(`The wire key id "${id}" travels between dots: use 1–40 letters, digits, "-" or "_".`);
  }
  return { id, bytes, engine };
}
