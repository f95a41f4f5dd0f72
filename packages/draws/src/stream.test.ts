import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { drawStream, fraction, shuffled } from './stream.ts';

const key = new Uint8Array(32).fill(3);
const take = (purpose: string, count: number) => {
  const { word } = drawStream(key, purpose);
  return Array.from({ length: count }, word);
};

describe('a stream of draws', () => {
  it('is the same for the same key and purpose, and different for any other', () => {
    expect(take('script', 40)).toEqual(take('script', 40));
    expect(take('script', 40)).not.toEqual(take('mood', 40));
    expect(take('script', 40)).not.toEqual(
      Array.from({ length: 40 }, drawStream(new Uint8Array(32), 'script').word),
    );
  });

  it('reads HMAC-SHA-256 of its purpose and the number of the block, joined as its law says', () => {
    for (const joint of ['/', ':'] as const) {
      const { word } = drawStream(key, 'a:0', joint);
      const blocks = [0, 1].map(block =>
        createHmac('sha256', key).update(`a:0${joint}${block}`).digest('hex'),
      );
      const words = Array.from({ length: 16 }, () => word().toString(16).padStart(8, '0'));
      expect(words.join('')).toBe(blocks.join(''));
    }
  });

  it('draws each number of a range equally often', () => {
    const stream = drawStream(key, 'dice');
    const seen = new Array<number>(6).fill(0);
    for (let roll = 0; roll < 60_000; roll++) seen[stream.below(6)]!++;
    // Five standard errors of a count of 10,000.
    for (const count of seen) expect(Math.abs(count - 10_000)).toBeLessThan(460);
  });

  it('draws again when a word is beyond the last whole multiple', () => {
    const count = 0x8000_0001;
    const words = take('large', 200);
    const stream = drawStream(key, 'large');
    const kept = words.filter(word => word < count);
    expect(kept.length).toBeLessThan(150);
    expect(Array.from({ length: kept.length }, () => stream.below(count))).toEqual(kept);
  });
});

describe('a fraction', () => {
  it('lies in [0, 1) and is about a half on average', () => {
    const drawn = Array.from({ length: 10_000 }, (_, at) => fraction(key, `mood/${at}`));
    expect(Math.min(...drawn)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...drawn)).toBeLessThan(1);
    expect(drawn.reduce((sum, one) => sum + one, 0) / drawn.length).toBeCloseTo(0.5, 1);
  });
});

describe('a shuffled list', () => {
  it('has the same items, in every order equally often', () => {
    const orders = new Map<string, number>();
    const stream = drawStream(key, 'orders');
    for (let n = 0; n < 6_000; n++) {
      const order = shuffled(['a', 'b', 'c'], stream).join('');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect(orders.size).toBe(6);
    for (const count of orders.values()) expect(Math.abs(count - 1_000)).toBeLessThan(150);
  });
});
