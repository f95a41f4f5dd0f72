import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { digest, fromHex } from '../keyed.ts';
import { commitmentOf } from './seeds.ts';
import { spinWheel } from './wheel.ts';

const server = fromHex('000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f');

describe('a wheel', () => {
  it('stops at one of its stops, whatever its seeds', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 32 }), fc.string(), fc.nat(), (stops, client, nonce) => {
        const stop = spinWheel({ server, client, nonce }, stops);
        expect(Number.isInteger(stop) && stop >= 0 && stop < stops).toBe(true);
      }),
    );
  });

  it('stops where HMAC-SHA-256 of the player’s text and number says', () => {
    const first = createHmac('sha256', server).update('lobby:7:0').digest().readUInt32BE(0);
    // Below the last whole multiple, so it is not drawn again.
    expect(first).toBeLessThan(2 ** 32 - (2 ** 32 % 10_000));
    expect(spinWheel({ server, client: 'lobby', nonce: 7 }, 10_000)).toBe(first % 10_000);
    expect(commitmentOf(server)).toBe(digest(server));
  });

  it('stops at each of its stops equally often', () => {
    const [stops, spins] = [20, 20_000];
    const seen = new Array<number>(stops).fill(0);
    for (let nonce = 1; nonce <= spins; nonce += 1)
      seen[spinWheel({ server, client: 'often', nonce }, stops)]! += 1;
    // Five standard errors of a count of 1,000.
    for (const count of seen) expect(Math.abs(count - spins / stops)).toBeLessThan(155);
  });

  it('is the same on every engine: the hash of a thousand spins equals the recorded one', () => {
    const stops = Array.from({ length: 1_000 }, (_, nonce) =>
      spinWheel({ server, client: `player-${nonce % 7}`, nonce }, 1 + nonce * 977),
    );
    expect(digest(JSON.stringify(stops))).toBe(
      'dd2507ad8fd8a226570116e3fa8108406d6ebad9538cc0c111c0c9381b3b243d',
    );
  });
});
