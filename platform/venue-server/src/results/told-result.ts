import type { Names } from '../rounds/told-record.ts';

/** Something that is shown of what a round came to. */
export type ResultPart =
  | {
      readonly kind: 'hand';
      readonly name: Names;
      /** Suit and rank: "SA" is the ace of spades, "HT" the ten of hearts. */
      readonly cards: readonly string[];
      /** What it is worth. */
      readonly note: Names;
      readonly isWinner: boolean;
    }
  /** The symbols of each reel from the top, and which of them won: reel and row, from 0. */
  | {
      readonly kind: 'reels';
      readonly reels: readonly (readonly Names[])[];
      readonly won: readonly (readonly [reel: number, row: number])[];
    }
  | { readonly kind: 'dice' | 'balls' | 'cars'; readonly numbers: readonly number[] }
  | { readonly kind: 'pocket'; readonly number: number; readonly colour: 'red' | 'black' | 'green' }
  | { readonly kind: 'catch'; readonly name: Names; readonly isCaught: boolean }
  | {
      readonly kind: 'match';
      readonly home: Names;
      readonly away: Names;
      /** Maps won. */
      readonly score: readonly [home: number, away: number];
      readonly maps: readonly {
        readonly name: Names;
        readonly score: readonly [home: number, away: number];
        readonly kills: readonly [home: number, away: number];
      }[];
    }
  | { readonly kind: 'line'; readonly text: Names };

/** What a bet or a win of a round came to, yuan with two digits; a win has no stake of its own. */
export interface ResultRow {
  readonly name: Names;
  readonly staked: string | null;
  readonly paid: string;
}

/** What a round came to, told with the history, so that a site can show it without the pages of the game. */
export interface ToldResult {
  readonly parts: readonly ResultPart[];
  readonly rows: readonly ResultRow[];
}
