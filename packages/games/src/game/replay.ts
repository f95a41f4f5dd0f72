import { type DrawStream, fromHex } from '@lobby/draws';
import { chainEnd } from './chain.ts';
import type { Game, Round } from './game.ts';
import { rulesHash } from './rules-hash.ts';
import { commitmentOf, personalDraws, sharedDraws } from './seeds.ts';

/** The seeds of a round as they are written down, bytes in hex. */
export type SeedRecord =
  | {
      readonly kind: 'personal';
      readonly server: string;
      /** What was shown before the round. */
      readonly commitment: string;
      readonly client: string;
      readonly nonce: number;
    }
  | {
      readonly kind: 'shared';
      readonly link: string;
      /** The end of the chain, shown before its first round. */
      readonly end: string;
      readonly salt: string;
      /** Which link of the chain it is, from 1. */
      readonly round: number;
    };

/** A round as it is kept: with the rules that it was drawn by, because tables change. Plain JSON. */
export interface RoundRecord {
  readonly game: string;
  readonly seeds: SeedRecord;
  readonly rules: unknown;
  readonly rulesHash: string;
  readonly choice: unknown;
  readonly round: Round;
}

/** What a verifier finds: the round drawn again, or what does not agree. */
export type Replay =
  | { readonly outcome: 'equal'; readonly round: Round }
  | { readonly outcome: 'different'; readonly round: Round }
  | {
      readonly outcome: 'unreadable';
      readonly reason: 'game' | 'choice' | 'rules' | 'commitment' | 'seeds' | 'moves';
    };

/** Draws a recorded round again from its seeds, rules and choice, and compares. */
export function replayRound(record: RoundRecord, game: Game<unknown, unknown> | undefined): Replay {
  const unreadable = (reason: (Replay & { outcome: 'unreadable' })['reason']): Replay => ({
    outcome: 'unreadable',
    reason,
  });
  if (game === undefined || game.code !== record.game || lawOf(game.rules) !== lawOf(record.rules)) {
    return unreadable('game');
  }
  if (rulesHash(record.rules) !== record.rulesHash) return unreadable('rules');
  if (!isFixture(game, record)) return unreadable('rules');
  const choice = game.readChoice(record.choice);
  if (choice === undefined) return unreadable('choice');
  const stream = streamOfRecord(record);
  if (typeof stream === 'string') return unreadable(stream);
  try {
    const round = game.play(record.rules, stream, choice);
    return { outcome: isSame(round, record.round) ? 'equal' : 'different', round };
  } catch (problem) {
    // A move that was not open; anything else is a mistake of ours.
    if (problem instanceof RangeError) return unreadable('moves');
    throw problem;
  }
}

/** Whether the rules are those that the public seed gives this round, where rounds differ. */
function isFixture({ fixtures }: Game<unknown, unknown>, { rules, seeds }: RoundRecord): boolean {
  if (!fixtures || seeds.kind === 'personal') return true;
  return isSame(fixtures.at(rules, { salt: seeds.salt, place: seeds.round }), rules);
}

function streamOfRecord({ game, seeds }: RoundRecord): DrawStream | 'commitment' | 'seeds' {
  const secret = bytesOf(seeds.kind === 'personal' ? seeds.server : seeds.link);
  if (secret === undefined) return 'seeds';
  if (seeds.kind === 'shared') {
    if (!Number.isInteger(seeds.round) || seeds.round < 1 || seeds.round > longestChain) return 'seeds';
    if (chainEnd(secret, seeds.round) !== seeds.end) return 'commitment';
    return sharedDraws({ link: secret, salt: seeds.salt, game, round: seeds.round });
  }
  if (commitmentOf(secret) !== seeds.commitment) return 'commitment';
  return personalDraws({ server: secret, client: seeds.client, nonce: seeds.nonce });
}

/** A record with a larger number would keep a verifier hashing for minutes. */
const longestChain = 10_000_000;

/** 32 bytes from hex. */
function bytesOf(hex: string): Uint8Array | undefined {
  return /^[0-9a-f]{64}$/.test(hex) ? fromHex(hex) : undefined;
}

/** Which way of drawing reads these rules. */
const lawOf = (rules: unknown): unknown =>
  typeof rules === 'object' && rules !== null && 'law' in rules ? rules.law : undefined;

/** As their hashes: the order of keys is no difference. */
const isSame = (one: unknown, other: unknown): boolean => rulesHash(one) === rulesHash(other);
