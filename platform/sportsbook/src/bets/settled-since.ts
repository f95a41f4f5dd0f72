import './bets.tables.ts';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely } from 'kysely';

/** A bet that was settled, and what that brought its member. */
export interface SettledBet {
  readonly memberId: string;
  readonly ticketId: string;
  readonly result: string;
  /** Fen that came back: 0 of a bet that was lost. */
  readonly payout: bigint;
  /** ms */
  readonly settledAt: number;
}

/** The bets of these members that were settled at `since` (ms) or later, and are. */
export async function settledSince(
  db: Kysely<Tables>,
  memberIds: readonly string[],
  since: number,
): Promise<readonly SettledBet[]> {
  if (memberIds.length === 0) return [];
  const rows = await db
    .selectFrom('sport_bets as bet')
    .select(eb => [
      ...(['member_id', 'ticket_id', 'result', 'settled_at'] as const),
      eb
        .selectFrom('sport_bet_steps as step')
        .select('amount')
        .whereRef('step.bet_id', '=', 'bet.id')
        .where('step.kind', 'in', ['settled', 'resettled'])
        .orderBy('step.seq', 'desc')
        .limit(1)
        .as('amount'),
    ])
    .where('member_id', 'in', memberIds)
    .where('settled_at', '>=', BigInt(since))
    .where('status', '=', 'settled')
    .orderBy('settled_at')
    .execute();
  return rows.map(({ member_id, ticket_id, result, settled_at, amount }) => ({
    ...{ memberId: member_id, ticketId: ticket_id, result, settledAt: Number(settled_at) },
    payout: amount !== null && amount > 0n ? amount : 0n,
  }));
}
