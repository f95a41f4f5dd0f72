import { digest } from '@lobby/draws';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { games } from './catalog.ts';
import { personalDraws } from './game/seeds.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const server = new Uint8Array(32).fill(5);
type SomeGame = (typeof games)[number];
const playAt = (game: SomeGame, nonce: number, rules = game.rules) =>
  game.play(rules, personalDraws({ server, client: 'player', nonce }), game.choices[0]);
const nonces = Array.from({ length: 20 }, (_, nonce) => nonce);

describe('the catalog', () => {
  it('has each code once, with names in both scripts', () => {
    expect(new Set(games.map(({ code }) => code)).size).toBe(games.length);
    for (const { name } of games) {
      expect(Object.keys(name)).toEqual(['zh-CN', 'zh-TW']);
      expect(Object.values(name).every(each => /^[\p{Script=Han}\d]{2,6}$/u.test(each))).toBe(true);
    }
  });
});

describe.each(games)('a round of $code', game => {
  it('depends on nothing but its seeds: not on the clock, on chance, on its turn or on what was played before', () => {
    const first = nonces.map(nonce => playAt(game, nonce));
    vi.spyOn(Math, 'random').mockImplementation(() => {
      throw new Error('A round draws from its seeds.');
    });
    vi.spyOn(Date, 'now').mockImplementation(() => {
      throw new Error('A round has no clock.');
    });
    for (const other of games) playAt(other, 99);
    const again = [...nonces].reverse().map(nonce => playAt(game, nonce));
    expect(again.reverse()).toEqual(first);
  });

  it('is the same by rules that were written down as JSON', () => {
    const written = JSON.parse(JSON.stringify(game.rules)) as unknown;
    expect(nonces.map(nonce => playAt(game, nonce, written))).toEqual(
      nonces.map(nonce => playAt(game, nonce)),
    );
  });

  it('is plain JSON of whole numbers', () => {
    for (const round of nonces.map(nonce => playAt(game, nonce))) {
      expect(JSON.parse(JSON.stringify(round))).toEqual(round);
      expect(Number.isSafeInteger(round.multiplier) && round.multiplier >= 0).toBe(true);
    }
  });

  it('comes only from a choice that its game reads', () => {
    for (const choice of game.choices)
      expect(game.readChoice(JSON.parse(JSON.stringify(choice)))).toEqual(choice);
    for (const wrong of ['', 1, null, [], { odd: 1 }, { bets: 'all' }]) {
      expect(game.readChoice(wrong)).toBeUndefined();
    }
  });
});

it('every engine draws the same rounds: another hash is another law', () => {
  const hashOf = (game: SomeGame) =>
    digest(JSON.stringify(nonces.map(nonce => playAt(game, nonce)))).slice(0, 16);
  expect(Object.fromEntries(games.map(game => [game.code, hashOf(game)]))).toMatchInlineSnapshot(`
    {
      "baccarat": "4dc6d62a780be589",
      "baccarat-free": "3f6bd13a0fe08044",
      "bronze-bells": "71f309dea3bb7c37",
      "bull": "9dbda3277fdd50c1",
      "deep-sea": "f526519fcac6ddb2",
      "five-digits": "d9486bc49204289e",
      "lantern-fair": "0f162763f7dc49df",
      "night-ferry": "a91c1e760ac6d4bb",
      "roulette": "a421a86e7b5e3a3c",
      "salt-road": "8020c5635a290c63",
      "summit-league": "8351708978d6cfa0",
      "tea-house": "46877ec3d37ec6c5",
      "ten-cars": "b476cbc960ba719b",
      "three-dice": "e6e8fa6113236e91",
      "tide-pools": "bb12ae6fc5b416dc",
      "twenty-one": "7e9ed5cb2b76dd91",
    }
  `);
});
