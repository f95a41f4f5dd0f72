import { createHash, createHmac } from 'node:crypto';
import { fromHex } from '@lobby/draws';
import type { Overheard } from './overhear.ts';

/** The number of secrets tried, and those that fit. */
export interface Search {
  readonly what: string;
  readonly tried: number;
  readonly found: readonly string[];
}

/** Ways to derive a secret of 32 bytes from a number. */
const makings: Readonly<Record<string, (number: number) => Buffer>> = {
  'seed/n hashed': number => createHash('sha256').update(`seed/${number}`).digest(),
  'n hashed': number => createHash('sha256').update(String(number)).digest(),
  'n as it is': number => {
    const bytes = Buffer.alloc(32);
    bytes.writeBigUInt64BE(BigInt(number), 24);
    return bytes;
  },
};

/**
 * Tries secrets that are derived from a guessable number, small ones and the milliseconds around the start, on a
 * key that was shown.
 */
export function guessSecrets({ drawn, startedAt }: Overheard, each = 200_000): Search[] {
  const [match] = drawn.values();
  if (!match?.reveal) return [];
  const label = `event/${match.ecid}/${match.kickoff}`;
  const { key } = match.reveal;
  const ranges = { 'small numbers': 0, 'the time of the start': startedAt - each + 5_000 };
  return Object.entries(makings).flatMap(([making, secretOf]) =>
    Object.entries(ranges).map(([range, from]) => {
      const found: string[] = [];
      for (let n = 0; n < each; n++) {
        const secret = secretOf(from + n);
        if (createHmac('sha256', secret).update(label).digest('hex') === key) found.push(String(from + n));
      }
      return { what: `${making}, ${range}`, tried: each, found };
    }),
  );
}

/** Generators with 32 bits of state, including one that results were once drawn with: the next number of a state. */
const generators: Readonly<Record<string, (state: number) => readonly [next: number, out: number]>> = {
  mulberry32: state => {
    const next = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(next ^ (next >>> 15), next | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return [next, (value ^ (value >>> 14)) >>> 0];
  },
  xorshift32: state => {
    let next = state ^ (state << 13);
    next ^= next >>> 17;
    next ^= next << 5;
    return [next | 0, next >>> 0];
  },
};

/**
 * Looks through every state that 32 bits can have for one whose next two numbers stand, as 32-bit words, in anything
 * that was published: keys, nonces, commitments, roots.
 */
export function searchStates(overheard: Overheard, most = 2 ** 32): Search[] {
  const published = publishedValues(overheard);
  const follows = new Map<number, number>();
  for (const hex of published) {
    const bytes = Buffer.from(fromHex(hex));
    for (let at = 0; at < 28; at += 4) follows.set(bytes.readUInt32BE(at), bytes.readUInt32BE(at + 4));
  }
  const may = new Uint8Array(1 << 22);
  for (const word of follows.keys()) may[word >>> 10] = 1;
  return Object.entries(generators).map(([name, generate]) => {
    const found: string[] = [];
    for (let state = 0; state < most; state++) {
      const [next, out] = generate(state | 0);
      if (may[out >>> 10] === 0) continue;
      const second = follows.get(out);
      if (second !== undefined && generate(next)[1] === second) found.push(String(state));
    }
    return { what: `states of ${name} in ${published.length} published values`, tried: most, found };
  });
}

/** Everything of 32 bytes that was published, as hex. */
export function publishedValues({ drawn, hashes, roots }: Overheard): string[] {
  const reveals = [...drawn.values()].flatMap(({ reveal }) => (reveal ? [reveal] : []));
  const proofs = reveals.flatMap(({ proof }) => proof.map(step => step.slice(1)));
  const own = reveals.flatMap(({ key, nonce }) => [key, nonce]);
  return [...new Set([...own, ...hashes, ...roots, ...proofs])];
}
