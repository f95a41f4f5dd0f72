import { fromBase64 } from './bytes.ts';
import type { WireEngine, WireKey } from './wire-engine.ts';

/**
 * Reads a key from a brand's configuration.
 * @param text 32 bytes in base64. Anything else is a mistake of configuration and throws.
 * @param engine what computes with it, for a server.
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
