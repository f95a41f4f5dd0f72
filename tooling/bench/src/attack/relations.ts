import { createHash, createHmac } from 'node:crypto';
import { fromHex } from '@lobby/draws';
import type { Overheard } from './overhear.ts';
import { publishedValues } from './secrets.ts';

export interface Relations {
  readonly values: number;
  readonly pairs: number;
  /** Hashes and keyed hashes of published values that were compared with all published values. */
  readonly derived: number;
  /** One sentence per relation found; there should be none. */
  readonly found: readonly string[];
  /** Deviation from half of the share of ones among the bits of keys and nonces, in standard errors. */
  readonly bias: number;
}

/** Whether a published value follows from another: equality, similarity, XOR, a hash, HMAC. */
export function relations(overheard: Overheard): Relations {
  const hex = publishedValues(overheard);
  const values = hex.map(one => Buffer.from(fromHex(one)));
  const known = new Map(hex.map((one, at) => [one, at]));
  const found: string[] = [];
  const sums = new Map<string, string>();
  let pairs = 0;
  const beginnings = new Map<string, string>();
  for (const one of hex) {
    const start = one.slice(0, 12);
    if (beginnings.has(start)) found.push(`${one} begins like ${beginnings.get(start)}`);
    beginnings.set(start, one);
  }
  const secrets = [...overheard.drawn.values()].flatMap(({ reveal }) =>
    reveal ? [reveal.key, reveal.nonce] : [],
  );
  secrets.forEach((one, at) => {
    for (const other of secrets.slice(0, at)) {
      pairs++;
      const sum = xor(fromHex(one), fromHex(other));
      if (known.has(sum) || sums.has(sum)) found.push(`${one} XOR ${other} is known`);
      sums.set(sum, one);
    }
  });
  let derived = 0;
  const check = (made: string, how: string) => {
    derived++;
    if (known.has(made)) found.push(`${made} is ${how}`);
  };
  const labels = [...overheard.drawn.values()].flatMap(({ ecid, kickoff }) => [
    `event/${ecid}/${kickoff}`,
    `nonce/${ecid}/${kickoff}`,
  ]);
  const purposes = ['script/0', 'added-time/0', 'alarms/0', 'cosmetics/price-offset', ...labels];
  for (const value of values) {
    check(createHash('sha256').update(value).digest('hex'), 'the hash of a published value');
    for (const label of purposes) {
      check(createHmac('sha256', value).update(label).digest('hex'), `keyed by a published value, ${label}`);
    }
  }
  return { values: hex.length, pairs, derived, found, bias: biasOf(secrets) };
}

function xor(one: Uint8Array, other: Uint8Array): string {
  return Buffer.from(one.map((byte, at) => byte ^ other[at]!)).toString('hex');
}

function biasOf(values: readonly string[]): number {
  let ones = 0;
  for (const value of values) {
    for (const byte of fromHex(value)) for (let bit = 0; bit < 8; bit++) ones += (byte >> bit) & 1;
  }
  const bits = values.length * 256;
  return (ones - bits / 2) / Math.sqrt(bits / 4);
}
