import type { RoundResult } from '../provider/round-result.ts';
import type { VenueRound } from '../provider/venue.ts';

/** What a round came to as it is kept: text, because a name may hold what jsonb refuses. */
export const keepResult = ({ result }: Pick<VenueRound, 'result'>): string | null =>
  result ? JSON.stringify(result) : null;

/** The same as it was told; undefined: its venue did not tell. */
export function readResult(kept: string | null): RoundResult | undefined {
  // Safe: written by `keepResult` from what a schema had read.
  return kept === null ? undefined : (JSON.parse(kept) as RoundResult);
}
