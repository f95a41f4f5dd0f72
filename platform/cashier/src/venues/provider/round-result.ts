import type { Names } from '@lobby/platform-kernel/calls/locale';

type Pair = [number, number];

/** Something that is shown of what a round came to; `Text` is its words, in every language or in one. */
export type ResultPart<Text = Names> =
  /** Cards as suit and rank: "SA", "HT". */
  | {
      readonly kind: 'hand';
      readonly name: Text;
      readonly cards: string[];
      readonly note: Text;
      readonly isWinner: boolean;
    }
  /** Symbols of each reel from the top; `won`: reel and row, from 0. */
  | {
      readonly kind: 'reels';
      readonly reels: Text[][];
      readonly won: Pair[];
    }
  | { readonly kind: 'dice' | 'balls' | 'cars'; readonly numbers: number[] }
  | { readonly kind: 'pocket'; readonly number: number; readonly colour: 'red' | 'black' | 'green' }
  | { readonly kind: 'catch'; readonly name: Text; readonly isCaught: boolean }
  /** Maps won by home and away, and each map with its rounds and kills. */
  | {
      readonly kind: 'match';
      readonly home: Text;
      readonly away: Text;
      readonly score: Pair;
      readonly maps: { readonly name: Text; readonly score: Pair; readonly kills: Pair }[];
    }
  | { readonly kind: 'line'; readonly text: Text };

/** What a round came to, and what each bet or win of it was paid, yuan; a win has no stake of its own. A type, as the wire's are. */
export type RoundResult<Text = Names> = {
  readonly parts: ResultPart<Text>[];
  readonly rows: {
    readonly name: Text;
    readonly staked: string | null;
    readonly paid: string;
  }[];
};
