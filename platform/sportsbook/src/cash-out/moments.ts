import type { Match } from '@lobby/fixtures';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { BookInputs, Moment } from '@lobby/pricing';
import type { Kysely } from 'kysely';
import type { MatchLeg } from '../bets/bets.tables.ts';
import type { MatchStore } from '../feed/match-store.ts';
import { inputsAt } from '../inputs/input-rows.ts';
import type { MatchMoment } from './leg-returns.ts';

export type Moments = ReadonlyMap<string, MatchMoment>;

/** The matches of legs without a grade, in their order. */
export function openMatches(legs: readonly MatchLeg[]): string[] {
  return [...new Set(legs.filter(({ result }) => result === '').map(leg => leg.match_id))];
}

/**
 * The moments of matches at `at`.
 * @param inputs what prices read beside the match: from rows, by which sales are done, or from memory, which may be a
 *   tick old, for what is shown.
 */
export async function momentsOf(
  db: Kysely<Tables>,
  store: MatchStore,
  matchIds: readonly string[],
  momentOf: (match: Match, at: number, inputs: BookInputs) => Moment,
  at: number,
  inputs: 'rows' | 'memory' = 'rows',
): Promise<Moments> {
  if (inputs === 'memory') await store.current();
  const moments = new Map<string, MatchMoment>();
  for (const id of matchIds) {
    const match = await store.byId(db, id);
    const read = inputs === 'memory' ? store.inputsAt(id, at) : await inputsAt(db, id, at);
    if (match) moments.set(id, { match, moment: momentOf(match, at, read) });
  }
  return moments;
}
