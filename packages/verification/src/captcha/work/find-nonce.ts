import { sha256 } from '@noble/hashes/sha2.js';

/** At most so long at once, ms: a piece that is being moved has to follow the hand. */
const SLICE_MS = 8;
/** Hashes between two looks at the clock. */
const BATCH = 16;

const encoder = new TextEncoder();

/**
 * The proof of work of a puzzle (docs/wire-protocol.md): a nonce for which SHA-256 of "<id>:<nonce>" begins with
 * `bits` zero bits, 2^bits tries on average. Works in short slices and lets the page do its own between them.
 * Undefined once `signal` was aborted. Never rejects.
 */
export async function findNonce(id: string, bits: number, signal: AbortSignal): Promise<string | undefined> {
  for (let nonce = 0; !signal.aborted; ) {
    const end = performance.now() + SLICE_MS;
    do {
      for (let n = 0; n < BATCH; n++, nonce++) {
        if (zeroBits(sha256(encoder.encode(`${id}:${nonce}`))) >= bits) return String(nonce);
      }
    } while (performance.now() < end);
    await new Promise(resolve => setTimeout(resolve));
  }
  return undefined;
}

/** How many bits are zero before the first that is not. */
function zeroBits(hash: Uint8Array): number {
  const first = hash.findIndex(byte => byte !== 0);
  return first < 0 ? hash.length * 8 : first * 8 + Math.clz32(hash[first] ?? 0) - 24;
}
