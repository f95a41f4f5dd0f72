import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bindKeys, keyLeaf, rootFrom } from './day-keys.ts';

const keyOf = (at: number) => new Uint8Array(32).fill(at % 251, 0, 16);
const leavesOf = (count: number) => Array.from({ length: count }, (_, at) => keyLeaf(String(at), keyOf(at)));

describe('the keys of a day', () => {
  it('verify from each leaf to the root for any number of keys', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 800 }), fc.nat(), (count, pick) => {
        const leaves = leavesOf(count);
        const day = bindKeys(leaves);
        const at = pick % count;
        expect(rootFrom(leaves[at]!, day.proof(at))).toBe(day.root);
      }),
      { numRuns: 40 },
    );
  });

  it('do not verify for another key, another event or a changed proof', () => {
    const leaves = leavesOf(720);
    const day = bindKeys(leaves);
    const proof = day.proof(100);
    expect(rootFrom(keyLeaf('100', keyOf(101)), proof)).not.toBe(day.root);
    expect(rootFrom(keyLeaf('101', keyOf(100)), proof)).not.toBe(day.root);
    expect(rootFrom(leaves[100]!, proof.slice(1))).not.toBe(day.root);
  });

  it('have a different root when one key differs', () => {
    const leaves = leavesOf(720);
    expect(bindKeys(leaves.with(5, keyLeaf('5', keyOf(6)))).root).not.toBe(bindKeys(leaves).root);
  });
});
