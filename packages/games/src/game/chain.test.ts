import { createHash } from 'node:crypto';
import { fromHex, toHex } from '@lobby/draws';
import { expect, it } from 'vitest';
import { chainEnd, linkAt } from './chain.ts';

const last = fromHex('aa'.repeat(32));

it('each link of a chain is the hash of the next', () => {
  for (const round of [9, 5, 1]) {
    const hash = createHash('sha256')
      .update(linkAt(last, 10, round))
      .digest('hex');
    expect(toHex(linkAt(last, 10, round - 1))).toBe(hash);
  }
  expect(linkAt(last, 10, 10)).toEqual(last);
});

it('every link leads to the published end, from its own round alone', () => {
  const end = toHex(linkAt(last, 10, 0));
  for (let round = 0; round <= 10; round++) expect(chainEnd(linkAt(last, 10, round), round)).toBe(end);
  expect(chainEnd(linkAt(last, 10, 4), 5)).not.toBe(end);
  expect(chainEnd(fromHex('ab'.repeat(32)), 10)).not.toBe(end);
});
