import { type DrawStream, fromHex, shuffled } from '@lobby/draws';
import { printRatio } from '@lobby/money';
import { describe, expect, it } from 'vitest';
import { chiSquare, chiSquareLimit } from '../testing/chi-square.ts';
import { commitmentOf, personalDraws, sharedDraws } from './seeds.ts';

const server = fromHex('000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f');
const draws = (nonce: number) => personalDraws({ server, client: 'lobby', nonce });
const some = (count: number, draw: () => number) => Array.from({ length: count }, draw);

describe('the draws of a personal round', () => {
  it('are those of the published vector', () => {
    expect(commitmentOf(server)).toMatch(/^630dcd29[0-9a-f]{50}d710dd$/);
    expect(some(5, draws(0).word)).toEqual([1269862644, 96428204, 1176409912, 1328314365, 4057187701]);
  });

  it('make of the vector the dice, digits, pocket and cars that it names', () => {
    const [dice, digits] = [draws(0), draws(0)];
    expect(some(3, () => 1 + dice.below(6))).toEqual([1, 3, 5]);
    expect(some(5, () => digits.below(10))).toEqual([4, 4, 2, 5, 1]);
    expect(draws(0).below(37)).toBe(0);
    expect(shuffled([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], draws(1))).toEqual([10, 4, 6, 3, 5, 2, 9, 8, 7, 1]);
  });

  it('differ with each seed and number', () => {
    const seeds = [
      { server, client: 'lobby', nonce: 0 },
      { server, client: 'lobby', nonce: 1 },
      { server, client: 'Lobby', nonce: 0 },
      { server: new Uint8Array(32), client: 'lobby', nonce: 0 },
    ];
    expect(new Set(seeds.map(each => personalDraws(each).word())).size).toBe(4);
  });
});

describe('the draws of a shared round', () => {
  it('depend on link, salt, game and round', () => {
    const seeds = { link: server, salt: 'salt', game: 'ten-cars', round: 7 };
    const others = [{}, { salt: 'other' }, { game: 'roulette' }, { round: 8 }, { link: new Uint8Array(32) }];
    expect(new Set(others.map(other => sharedDraws({ ...seeds, ...other }).word())).size).toBe(5);
  });
});

/** The draws that others make of the same stream: a byte, and what remains of it. */
function naive(stream: DrawStream): (count: number) => number {
  let [word, left] = [0, 0];
  return count => {
    if (left === 0) [word, left] = [stream.word(), 4];
    left--;
    return ((word >>> (8 * left)) & 255) % count;
  };
}

describe('a number from the remainder of a byte', () => {
  const unevenness = (rolls: number, count: number, draw: (count: number) => number) => {
    const seen = new Array<number>(count).fill(0);
    for (let roll = 0; roll < rolls; roll++) seen[draw(count)]!++;
    return chiSquare(
      seen,
      seen.map(() => 1 / count),
    );
  };

  it.each([6, 10])('is uneven among %i, where ours is even', count => {
    const stream = draws(2);
    expect(unevenness(100_000, count, stream.below)).toBeLessThan(chiSquareLimit(count));
    expect(unevenness(400_000, count, naive(draws(2)))).toBeGreaterThan(2 * chiSquareLimit(count));
  });

  it('would pay more than is staked on one of ten digits at 9.9', () => {
    const bytes = Array.from({ length: 256 }, (_, byte) => byte % 10);
    const zeros = BigInt(bytes.filter(digit => digit === 0).length);
    expect(zeros).toBe(26n);
    expect(printRatio({ n: zeros * 99n * 100n, d: 256n * 10n }, 2)).toBe('100.55');
  });

  it('would favour 1 to 4 of a die by 43 to 42', () => {
    const bytes = Array.from({ length: 256 }, (_, byte) => 1 + (byte % 6));
    const of = (face: number) => bytes.filter(each => each === face).length;
    expect([1, 2, 3, 4, 5, 6].map(of)).toEqual([43, 43, 43, 43, 42, 42]);
  });
});
