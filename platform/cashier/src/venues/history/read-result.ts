import type { RoundResult } from '../provider/round-result.ts';

/** What a round came to, as it was kept. */
export function readResult(kept: string | null): RoundResult | undefined {
  // Safe: written by `bookRound` from what a schema had read.
  return kept === null ? undefined : (JSON.parse(kept) as RoundResult);
}
