import './disputes.tables.ts';
import type { betDispute } from '@lobby/api-client/contract/game/disputes';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely } from 'kysely';
import type { InferInput } from 'valibot';

type WireDispute = InferInput<typeof betDispute>;

/** What members had against these bets, as their records show it, oldest first; none of a bet without. */
export async function disputesOfBets(
  db: Kysely<Tables>,
  betIds: readonly bigint[],
): Promise<(betId: bigint) => readonly WireDispute[]> {
  const rows = await db
    .selectFrom('sport_disputes')
    .selectAll()
    .where('bet_id', 'in', betIds)
    .orderBy('filed_at')
    .orderBy('id')
    .execute();
  return betId =>
    rows
      .filter(({ bet_id }) => bet_id === betId)
      .map(({ kind, text, filed_at, state, answer, answered_at }) => ({
        ...{ kind, text, state, answer },
        filedAt: Number(filed_at),
        answeredAt: answered_at === null ? null : Number(answered_at),
      }));
}
