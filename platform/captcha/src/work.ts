import { createHash } from 'node:crypto';

/** Two to this power is the factor between the cheapest and the dearest puzzle: 2^16 and 2^20 hashes by default. */
const steps = 4;

/** Failures up to here cost no more than the base; each doubling after it adds a bit. */
const cheapFailures = 2;

/**
 * Bits of work that a login costs after so many failures of its name or its network. It stops growing where an
 * ordinary phone takes 20 s or so: a price, never a refusal.
 */
export function priceOf(failures: number, baseBits: number): number {
  const doublings = Math.floor(Math.log2(Math.max(1, failures / cheapFailures)));
  return baseBits + Math.min(steps, doublings);
}

/** The work of a puzzle requested with `asked` bits: at least the base, at most the maximum. */
export function bitsOfPuzzle(asked: number | undefined, baseBits: number): number {
  return Math.min(baseBits + steps, Math.max(baseBits, asked ?? 0));
}

/** Whether SHA-256 of "<id>:<nonce>" begins with `bits` zero bits. The id is the puzzle's, so work keeps for no other. */
export function isWorkDone(id: string, nonce: string, bits: number): boolean {
  if (bits === 0) return true;
  if (nonce.length > 20) return false;
  const hash = createHash('sha256').update(`${id}:${nonce}`).digest();
  return Math.clz32(hash.readUInt32BE(0)) >= bits;
}
