import { type Key, keyed, keyedBy } from './keyed.ts';

const words = 8;
const wordSize = 0x1_0000_0000;

/** An endless row of draws of one key for one purpose; integers only, so every engine draws the same. */
export interface DrawStream {
  /** 32 random bits, 0 … 2^32 − 1. */
  word(): number;
  /** An integer 0 … count − 1, each equally likely; `count` from 1 to 2^32. */
  below(count: number): number;
}

/**
 * Block n of a stream is HMAC-SHA-256(key, purpose/n), read as eight big-endian words; a law that others verify may join
 * the two by a colon. Streams of different purposes are independent: revealing one reveals nothing of another.
 */
export function drawStream(key: Key, purpose: string, joint: '/' | ':' = '/'): DrawStream {
  const blockOf = keyedBy(key);
  let block: DataView = new DataView(new ArrayBuffer(0));
  let at = words;
  let counter = 0;
  const word = (): number => {
    if (at === words) {
      const bytes = blockOf(`${purpose}${joint}${counter++}`);
      block = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      at = 0;
    }
    return block.getUint32(4 * at++);
  };
  return {
    word,
    below(count) {
      // A word beyond the last whole multiple would make small results likelier: it is drawn again.
      const limit = wordSize - (wordSize % count);
      let drawn = word();
      while (drawn >= limit) drawn = word();
      return drawn % count;
    },
  };
}

/** One number in [0, 1) with 53 bits, for what is not part of a result: moods, offsets. */
export function fraction(key: Key, label: string): number {
  const bytes = keyed(key, label);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return ((view.getUint32(0) >>> 5) * 0x400_0000 + (view.getUint32(4) >>> 6)) / 0x20_0000_0000_0000;
}

/** A copy in a random order. */
export function shuffled<Item>(items: readonly Item[], stream: DrawStream): Item[] {
  const copy = [...items];
  for (let at = copy.length - 1; at > 0; at--) {
    const other = stream.below(at + 1);
    [copy[at], copy[other]] = [copy[other]!, copy[at]!];
  }
  return copy;
}
