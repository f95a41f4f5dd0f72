import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { eventKey, keyed, keyedBy, toHex } from './keyed.ts';

const secret = new Uint8Array(32).fill(1);

describe('a keyed label', () => {
  it('equals HMAC-SHA-256 of node:crypto', () => {
    expect(toHex(keyed(secret, 'script/0'))).toBe(
      createHmac('sha256', secret).update('script/0').digest('hex'),
    );
  });
});

describe('many labels of one key', () => {
  it('are each what they are alone, in any order and of any length', () => {
    const labels = ['script/0', '', 'x'.repeat(64), 'script/0', 'x'.repeat(200), '进球'];
    const of = keyedBy(secret);
    expect(labels.map(label => toHex(of(label)))).toEqual(labels.map(label => toHex(keyed(secret, label))));
  });

  it('are not changed by the next', () => {
    const of = keyedBy(secret);
    const first = of('script/0');
    of('script/1');
    expect(first).toEqual(keyed(secret, 'script/0'));
  });
});

describe('the key of an event', () => {
  it('depends on id, start and secret', () => {
    const keys = [
      eventKey(secret, '71', 1),
      eventKey(secret, '72', 1),
      eventKey(secret, '71', 2),
      eventKey(new Uint8Array(32), '71', 1),
    ].map(toHex);
    expect(new Set(keys).size).toBe(4);
  });
});
