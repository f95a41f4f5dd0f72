import { turnovers } from '@lobby/betting';
import { noteValid } from '@lobby/platform-bonus/turnover';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Transaction } from 'kysely';
import type { StoredBet } from '../bets/bets.tables.ts';
import { shareLeft } from '../bets/stored-bet.ts';

/**
 * Counts the turnover of all singles a member has on a match anew, since a bet that settles also changes what the
 * others count for (docs/wire-protocol.md#records). The caller holds the lock on the member's account.
 */
export async function countTurnover(
  trx: Transaction<Tables>,
  {
    member_id,
    match_id,
    now,
  }: { readonly member_id: string; readonly match_id: string; readonly now: number },
): Promise<void> {
  const bets = await trx
    .selectFrom('sport_legs as l')
    .innerJoin('sport_bets as b', 'b.id', 'l.bet_id')
    .select(['b.id', 'l.wtype', 'l.rtype', 'l.line', 'l.price_format as format', 'l.odds', 'b.stake'])
    .select(['b.turnover', 'b.result', 'b.risk', 'b.sold_risk', 'b.site_id', 'b.member_id', 'b.placed_at'])
    .where('l.member_id', '=', member_id)
    .where('l.match_id', '=', match_id)
    .where('b.kind', '=', 'single')
    .where('b.status', 'in', ['open', 'settled'])
    .whereRef('b.sold_risk', '<', 'b.risk')
    .execute();
  const counted = turnovers(bets.map(({ result, ...bet }) => ({ ...bet, grade: result || undefined })));
  for (const [at, bet] of bets.entries()) {
    await setTurnover(trx, bet, shareLeft(bet, counted[at] ?? 0n), now);
  }
}

type Counting = Pick<StoredBet, 'id' | 'site_id' | 'member_id' | 'placed_at' | 'turnover'>;

/** Writes what a bet counts for now, fen: into the record, and for what the member has to stake. */
export async function setTurnover(
  trx: Transaction<Tables>,
  bet: Counting,
  turnover: bigint,
  now: number,
): Promise<void> {
  if (turnover === bet.turnover) return;
  await trx.updateTable('sport_bets').set({ turnover }).where('id', '=', bet.id).execute();
  await noteValid(trx, {
    id: `sport:${bet.id}`,
    siteId: bet.site_id,
    memberId: bet.member_id,
    category: 'TY',
    placedAt: Number(bet.placed_at),
    valid: turnover,
    at: now,
  });
}
