import { digest, fromHex, type Key } from './keyed.ts';

/** Keys of a day are bound together before its first betting: a Merkle tree with a leaf an event, in order. */
export interface DayKeys {
  /** 64 hex digits. */
  readonly root: string;
  /** The way from leaf `at` to the root: the hash beside it at each height, from the bottom. */
  proof(at: number): string[];
}

/**
 * A leaf of the tree. Leaves and inner nodes have different prefixes, so that neither can be passed off as the other.
 */
export function keyLeaf(id: string, key: Key): string {
  return digest('leaf/', id, '/', key);
}

/**
 * Builds the tree over leaves (hex). A node without a sibling is passed up unchanged. @throws RangeError when empty.
 */
export function bindKeys(leaves: readonly string[]): DayKeys {
  if (leaves.length === 0) throw new RangeError('A day without events has no keys to bind.');
  const levels: (readonly string[])[] = [leaves];
  for (let level = leaves; level.length > 1; level = levels.at(-1)!) levels.push(pairUp(level));
  return {
    root: levels.at(-1)![0]!,
    proof: at =>
      levels.slice(0, -1).flatMap((level, height) => {
        const neighbour = level[(at >> height) ^ 1];
        return neighbour === undefined ? [] : [`${(at >> height) & 1 ? 'L' : 'R'}${neighbour}`];
      }),
  };
}

/** The root computed from a leaf and its proof. Each step has the side of the sibling. */
export function rootFrom(leaf: string, proof: readonly string[]): string {
  return proof.reduce(
    (hash, step) => (step.startsWith('L') ? node(step.slice(1), hash) : node(hash, step.slice(1))),
    leaf,
  );
}

function pairUp(level: readonly string[]): string[] {
  const above: string[] = [];
  for (let at = 0; at < level.length; at += 2) {
    const [left, right] = [level[at]!, level[at + 1]];
    above.push(right === undefined ? left : node(left, right));
  }
  return above;
}

function node(left: string, right: string): string {
  return digest('node/', fromHex(left), fromHex(right));
}
