/** What stakes on one thing came to, match by match, so that bets on one match count as one observation. */
export interface Returns {
  /** Bets. */
  readonly bets: number;
  /** Gained for a unit staked: −0.05 is a loss of 5 %. */
  readonly mean: number;
  /** Its standard error. */
  readonly error: number;
}

interface Sums {
  bets: number;
  readonly byMatch: Map<string, { gain: number; stake: number }>;
}

/** Adds bets up under names. */
export class ReturnsByName {
  readonly #sums = new Map<string, Sums>();

  add(
    name: string,
    matchId: string,
    { gain, stake }: { readonly gain: number; readonly stake: number },
  ): void {
    const sums = this.#sums.get(name) ?? { bets: 0, byMatch: new Map() };
    this.#sums.set(name, sums);
    sums.bets += 1;
    const match = sums.byMatch.get(matchId) ?? { gain: 0, stake: 0 };
    sums.byMatch.set(matchId, { gain: match.gain + gain, stake: match.stake + stake });
  }

  /** By name, in the order in which the names came. */
  returns(): Map<string, Returns> {
    return new Map(
      [...this.#sums].map(([name, { bets, byMatch }]) => [name, returnsOf(bets, [...byMatch.values()])]),
    );
  }
}

/** A ratio of sums; its error is that of the gain of a match beside what its stakes would have gained on average. */
function returnsOf(
  bets: number,
  matches: readonly { readonly gain: number; readonly stake: number }[],
): Returns {
  const stake = matches.reduce((sum, match) => sum + match.stake, 0);
  const mean = matches.reduce((sum, match) => sum + match.gain, 0) / stake;
  const squares = matches.reduce((sum, match) => sum + (match.gain - mean * match.stake) ** 2, 0);
  return { bets, mean, error: Math.sqrt(squares) / stake };
}
