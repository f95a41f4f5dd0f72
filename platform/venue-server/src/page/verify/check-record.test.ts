import { fromHex } from '@lobby/draws';
import { chainEnd, commitmentOf, gameOf, personalDraws, rulesHash, sharedDraws, winOf } from '@lobby/games';
import { describe, expect, it } from 'vitest';
import { yuanText } from '../../ledger/yuan-text.ts';
import type { ToldRecord, ToldSeeds } from '../../rounds/told-record.ts';
import { checkRecord } from './check-record.ts';

const secret = '1f'.repeat(32);
const key = fromHex(secret);

/** A round as a venue writes it down, of a game that each plays alone or that all share. */
function recordOf(code: 'lantern-fair' | 'deep-sea' | 'ten-cars', choice: unknown = {}): ToldRecord {
  const game = gameOf(code)!;
  const seeds: ToldSeeds = game.isShared
    ? { kind: 'shared', link: secret, end: chainEnd(key, 12), salt: 'a block', round: 12 }
    : { kind: 'personal', server: secret, commitment: commitmentOf(key), client: 'mine', nonce: 3 };
  const draws = game.isShared
    ? sharedDraws({ link: key, salt: 'a block', game: code, round: 12 })
    : personalDraws({ server: key, client: 'mine', nonce: 3 });
  const round = game.play(game.rules, draws, game.readChoice(choice));
  return {
    ...{ id: 'ab'.repeat(16), game: code, kind: game.kind, name: game.name, seeds, choice, round, at: 0 },
    ...{ rules: game.rules, rulesHash: rulesHash(game.rules), stake: '2.00' },
    staked: yuanText(200n * BigInt(round.units)),
    win: yuanText(winOf(200n, round)),
    poolWin: '0.00',
    poolHeld: null,
  };
}

const bets = { bets: [{ pick: 'place1-3', units: 2 }] };
const slot = recordOf('lantern-fair');

describe('a record', () => {
  it.each([
    ['of a slot', slot],
    ['of a shot', recordOf('deep-sea', { target: 'ray' })],
    ['of a shared round', recordOf('ten-cars', bets)],
  ])('%s whose seed is told is equal', (_, record) => {
    expect(checkRecord(record)).toEqual({ is: 'equal', round: record.round });
  });

  it.each([
    ['of one player', { ...slot, seeds: { ...slot.seeds, server: null } as ToldSeeds }],
    [
      'of all players',
      {
        ...recordOf('ten-cars', bets),
        seeds: { ...recordOf('ten-cars', bets).seeds, link: null } as ToldSeeds,
      },
    ],
  ])('%s whose seed is not told is sealed', (_, record) => {
    expect(checkRecord(record)).toEqual({ is: 'sealed' });
  });

  it.each<[string, string, Partial<ToldRecord>]>([
    ['events', 'events that were not drawn', { round: { ...slot.round, events: [] } }],
    ['commitment', 'another seed', { seeds: { ...slot.seeds, server: '2e'.repeat(32) } as ToldSeeds }],
    ['seeds', 'a seed that is none', { seeds: { ...slot.seeds, server: 'x' } as ToldSeeds }],
    ['rules', 'other tables', { rules: { ...(slot.rules as object), rows: 4 } }],
    ['choice', 'a choice of another game', { choice: { target: 'ray' } }],
    ['money', 'another win', { poolWin: '0.00', poolHeld: null, win: '99.00' }],
    ['money', 'another stake', { staked: '4.00' }],
  ])('is different in its %s with %s', (reason, _, change) => {
    expect(checkRecord({ ...slot, ...change })).toMatchObject({ is: 'different', reason });
  });

  it('of a law that nobody knows is unknown', () => {
    expect(checkRecord({ ...slot, rules: { law: 'slots-9' } })).toEqual({ is: 'unknown' });
  });
});
