/** Symbols of a reel from the top down, read as a circle: each stop is equally likely. */
export type Reel = readonly string[];

/** The row that a line runs through on each reel, 0 = top. */
export type Line = readonly number[];

/** What a slot is drawn and paid by; plain JSON, payments in hundredths of the stake. */
export interface SlotRules {
  readonly law: 'slots-1';
  /** Symbols of each reel that are seen. */
  readonly rows: number;
  readonly reels: readonly Reel[];
  readonly lines: readonly Line[];
  /** By symbol: what one, two, three … alike from the left pay on a line. */
  readonly pays: Readonly<Record<string, readonly number[]>>;
  /** Stands for every symbol but the scatter; pays by itself where `pays` has it. */
  readonly wild?: string;
  readonly scatter?: ScatterRules;
  readonly freeSpins?: FreeSpinRules;
  readonly jackpot?: JackpotRules;
}

/** A symbol that counts wherever it is seen. */
export interface ScatterRules {
  readonly symbol: string;
  /** What one, two, three … of them pay. */
  readonly pays: readonly number[];
  /** Free spins that one, two, three … of them bring. */
  readonly spins: readonly number[];
}

/** Free spins have reels of their own, without a scatter, so that they bring no more of themselves. */
export interface FreeSpinRules {
  readonly reels: readonly Reel[];
  /** What line wins are multiplied by. */
  readonly times: number;
}

/** A pool that all players feed and one wins; its amount is the server's. */
export interface JackpotRules {
  readonly pool: string;
  /** Ten-thousandths of a stake that feed the pool: the jackpot's share of the return in the long run. */
  readonly share: number;
  /** A round wins it with the chance 1/oneIn, and of it stake/highest stake. */
  readonly oneIn: number;
}

/** A reel from its symbols in one text, "lamp fan lamp tea". */
export function reel(symbols: string): Reel {
  return symbols.trim().split(/\s+/);
}
