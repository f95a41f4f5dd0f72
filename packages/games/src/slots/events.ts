/** What a page plays of a round of a slot. `pays` are hundredths of the stake, multiplied where a spin multiplies. */
export type SlotEvent =
  /** The reels stand: the stop of each, and its symbols from the top. */
  | {
      readonly type: 'reels';
      readonly stops: readonly number[];
      readonly symbols: readonly (readonly string[])[];
    }
  | {
      readonly type: 'line-win';
      /** Its number among the lines of the rules, from 0, and its rows on the reels that won. */
      readonly line: number;
      readonly rows: readonly number[];
      readonly symbol: string;
      readonly count: number;
      readonly pays: number;
    }
  | { readonly type: 'scatter'; readonly symbol: string; readonly count: number; readonly pays: number }
  | { readonly type: 'free-spins-begin'; readonly spins: number; readonly times: number }
  /** The next of them, from 1; its reels and line wins follow. */
  | { readonly type: 'free-spin'; readonly spin: number; readonly spins: number }
  | { readonly type: 'free-spins-end'; readonly pays: number }
  /** The pool is won; how much that is, the server says. */
  | { readonly type: 'jackpot-won'; readonly pool: string }
  | { readonly type: 'round-end'; readonly multiplier: number };
