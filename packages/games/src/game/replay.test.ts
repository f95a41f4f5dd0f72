import { toHex } from '@lobby/draws';
import { dose } from '@lobby/testing';
import { describe, expect, it } from 'vitest';
import { type AnyGame, gameOf, games, replay } from '../catalog.ts';
import { streamOf } from '../testing/measured.ts';
import { chainEnd } from './chain.ts';
import { type RoundRecord, replayRound, type SeedRecord } from './replay.ts';
import { rulesHash } from './rules-hash.ts';
import { commitmentOf, personalDraws, sharedDraws } from './seeds.ts';

const chance = streamOf('records');
const secret = () => Uint8Array.from({ length: 32 }, () => chance.below(256));

/** Plays a round as a venue does, and writes it down. */
function recordOf(game: AnyGame, round: number): RoundRecord {
  const [key, link] = [secret(), 1 + chance.below(20)];
  const seeds: SeedRecord = game.isShared
    ? { kind: 'shared', link: toHex(key), end: chainEnd(key, link), salt: 'a block', round: link }
    : {
        kind: 'personal',
        server: toHex(key),
        commitment: commitmentOf(key),
        client: `client ${chance.below(1000)}`,
        nonce: round,
      };
  const stream = () =>
    seeds.kind === 'shared'
      ? sharedDraws({ link: key, salt: seeds.salt, game: game.code, round: seeds.round })
      : personalDraws({ server: key, client: seeds.client, nonce: seeds.nonce });
  const offered = game.choices[chance.below(game.choices.length)];
  const { code } = game;
  const rules = game.fixtures?.at(game.rules, { salt: 'a block', place: link }) ?? game.rules;
  const choice = game.finish?.(rules, stream(), offered) ?? offered;
  const played = game.play(rules, stream(), choice);
  return { game: code, seeds, rules, rulesHash: rulesHash(rules), choice, round: played };
}

const readBack = (record: RoundRecord) => JSON.parse(JSON.stringify(record)) as RoundRecord;
const one = (code: string) => readBack(recordOf(gameOf(code)!, 7));

describe('a recorded round', () => {
  const rounds = dose({ small: 600, deep: 10_000 });

  it(`drawn again is the same, ${rounds} times over all games`, () => {
    for (let round = 0; round < rounds; round++) {
      const record = readBack(recordOf(games[round % games.length]!, round));
      expect(replay(record)).toEqual({ outcome: 'equal', round: record.round });
    }
  });

  it('of which something was changed is another', () => {
    const record = one('lantern-fair');
    const more = { ...record.round, multiplier: record.round.multiplier + 1 };
    expect(replay({ ...record, round: more }).outcome).toBe('different');
    const event = { type: 'reels', stops: [0, 0, 0, 0, 0], symbols: [] };
    const shown = { ...record.round, events: [event, ...record.round.events.slice(1)] };
    expect(replay({ ...record, round: shown }).outcome).toBe('different');
    const later = { ...record.seeds, nonce: 8 } as SeedRecord;
    expect(replay({ ...record, seeds: later }).outcome).toBe('different');
  });

  it('of a match that its public seed did not give its round is not read', () => {
    const record = one('summit-league');
    expect(replay(record).outcome).toBe('equal');
    const game = gameOf('summit-league')!;
    const { seeds } = record;
    const place = seeds.kind === 'shared' ? seeds.round + 1 : 0;
    const rules = game.fixtures?.at(game.rules, { salt: 'a block', place });
    const moved = { ...record, rules, rulesHash: rulesHash(rules) };
    expect(replay(moved)).toEqual({ outcome: 'unreadable', reason: 'rules' });
  });

  it('is drawn by the rules that it was played by, though they changed since', () => {
    const record = one('lantern-fair');
    const game = gameOf('lantern-fair')!;
    const changed: AnyGame = { ...game, rules: { ...(game.rules as object), lines: [[0, 0, 0, 0, 0]] } };
    expect(replayRound(record, changed).outcome).toBe('equal');
  });

  it.each<[string, string, (record: RoundRecord) => Partial<RoundRecord>]>([
    ['game', 'another game', () => ({ game: 'no-game' })],
    [
      'rules',
      'rules that are not those of its hash',
      ({ rules }) => ({ rules: { ...(rules as object), rows: 4 } }),
    ],
    ['game', 'a law that nobody knows', () => ({ rules: { law: 'slots-9' } })],
    ['choice', 'no choice of its game', () => ({ choice: { bets: [] } })],
    ['seeds', 'no seed', ({ seeds }) => ({ seeds: { ...seeds, server: 'abc' } as SeedRecord })],
    [
      'commitment',
      'a seed that was not committed to',
      ({ seeds }) => ({ seeds: { ...seeds, server: '00'.repeat(32) } as SeedRecord }),
    ],
  ])('is unreadable for its %s with %s', (reason, _what, change) => {
    const record = one('lantern-fair');
    expect(replay({ ...record, ...change(record) })).toEqual({ outcome: 'unreadable', reason });
  });

  it('of a chain is unreadable with a link that does not lead to its end, or none', () => {
    const record = one('ten-cars');
    const withSeeds = (seeds: object) =>
      replay({ ...record, seeds: { ...record.seeds, ...seeds } as SeedRecord });
    expect(withSeeds({}).outcome).toBe('equal');
    expect(withSeeds({ salt: 'another block' }).outcome).toBe('different');
    expect(withSeeds({ link: '00'.repeat(32) })).toEqual({ outcome: 'unreadable', reason: 'commitment' });
    for (const round of [0, 1.5, 1e9]) {
      expect(withSeeds({ round })).toEqual({ outcome: 'unreadable', reason: 'seeds' });
    }
  });

  it('with a move that was not open is unreadable', () => {
    const record = one('twenty-one');
    const choice = { moves: ['stand', 'stand', 'stand'] };
    expect(replay({ ...record, choice })).toEqual({ outcome: 'unreadable', reason: 'moves' });
  });
});

describe('the hash of rules', () => {
  it('is the same in every order of keys, and another for other rules', () => {
    expect(rulesHash({ a: 1, b: [{ c: 2, d: 3 }] })).toBe(rulesHash({ b: [{ d: 3, c: 2 }], a: 1 }));
    expect(rulesHash({ a: [1, 2] })).not.toBe(rulesHash({ a: [2, 1] }));
  });
});
