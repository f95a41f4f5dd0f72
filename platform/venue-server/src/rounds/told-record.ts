import type { GameKind, Round, SeedRecord } from '@lobby/games';

/** A text in both scripts. */
export interface Names {
  readonly 'zh-CN': string;
  readonly 'zh-TW': string;
}

type Sealed<Seeds, Secret extends keyof Seeds> = Omit<Seeds, Secret> & {
  readonly [Key in Secret]: string | null;
};

/** The seeds of a round; what it was drawn from is null until it is told. */
export type ToldSeeds =
  | Sealed<Extract<SeedRecord, { kind: 'personal' }>, 'server'>
  | Sealed<Extract<SeedRecord, { kind: 'shared' }>, 'link'>;

/**
 * A round as anybody may read it: the record that `replay` of `@lobby/games` draws again, once its seed is told, with
 * its money, and without who played and what they had. Amounts are yuan with two digits.
 */
export interface ToldRecord {
  readonly id: string;
  readonly game: string;
  /** Null: a game that is built no more. */
  readonly kind: GameKind | null;
  readonly name: Names;
  readonly seeds: ToldSeeds;
  readonly rules: unknown;
  readonly rulesHash: string;
  readonly choice: unknown;
  readonly round: Round;
  /** Of one unit. */
  readonly stake: string;
  readonly staked: string;
  readonly win: string;
  /** What of the win came from a jackpot. */
  readonly poolWin: string;
  /** What the jackpot held when the round won it. */
  readonly poolHeld: string | null;
  readonly at: number;
}
