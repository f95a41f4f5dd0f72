import type { OrderRefusalReason } from '@lobby/api-client/contract/sportsbook';
import { findPick, hkValue, type Ratio, sameLine } from '@lobby/betslip/engine';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../db/database.ts';
import { voidHold } from '../../ledger/index.ts';
import type { Match } from '../../sim/match.ts';
import { disturbedBetween } from '../../sim/match-state.ts';
import { doEach } from '../each.ts';
import type { MatchStore } from '../feed/match-store.ts';
import type { SportsbookTables } from '../sportsbook.tables.ts';
import { quoteAt } from './quote.ts';

type Bet = Selectable<SportsbookTables['sport_bets']>;

/** How far a price may fall while a bet waits before the house takes the offer back, Hong Kong value. */
const leeway = 0.05;

/**
 * Whether a delayed bet is taken. Judged at the moment it was due, from the match alone, so it does not
 * matter which process does it or how late: undefined = taken.
 */
function judge(bet: Bet, match: Match): OrderRefusalReason | undefined {
  const selection = findPick(bet.wtype, bet.rtype);
  if (!selection) return 'closed';
  const due = Number(bet.confirm_at);
  const answer = quoteAt(match, selection, bet.odds_format, due);
  if ('refusal' in answer) return answer.refusal;
  if (disturbedBetween(match, Number(bet.placed_at), due)) return 'suspended';
  const { quote } = answer;
  // The line the member took stands; a price is only comparable while the book still shows that line.
  if (!sameLine(bet.line, quote.line) || bet.strong !== quote.strong) return undefined;
  const fallen = hongKongOf(bet.price_format, bet.odds) - hongKongOf(quote.format, quote.odds);
  const allowed = leeway * Math.sqrt(Math.max(1, match.speed));
  return bet.policy !== 'all' && fallen > allowed ? 'odds-changed' : undefined;
}

/** Decides one pending bet that is due; does nothing when another process has it or it is decided. */
export async function decidePending(
  db: Kysely<Database>,
  store: MatchStore,
  betId: bigint,
  now: number,
): Promise<void> {
  await db.transaction().execute(async trx => {
    const bet = await trx
      .selectFrom('sport_bets')
      .selectAll()
      .where('id', '=', betId)
      .where('status', '=', 'pending')
      .where('confirm_at', '<=', BigInt(now))
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!bet) return;
    const match = await store.byId(trx, bet.match_id);
    const reason = match ? judge(bet, match) : 'closed';
    if (reason) await voidHold(trx, bet.hold_id, { at: now });
    await trx
      .updateTable('sport_bets')
      .set({
        status: reason ? 'rejected' : 'open',
        reject_reason: reason ?? '',
        decided_at: BigInt(now),
      })
      .where('id', '=', bet.id)
      .execute();
  });
}

/** Decides every pending bet that is due. Answers how many there were. */
export async function decideDue(db: Kysely<Database>, store: MatchStore, now: number): Promise<number> {
  const due = await db
    .selectFrom('sport_bets')
    .select('id')
    .where('status', '=', 'pending')
    .where('confirm_at', '<=', BigInt(now))
    .orderBy('confirm_at')
    .limit(500)
    .execute();
  await doEach(due, ({ id }) => decidePending(db, store, id, now));
  return due.length;
}

function hongKongOf(format: Bet['price_format'], odds: string): number {
  const { n, d }: Ratio = hkValue(format, odds);
  return Number(n) / Number(d);
}
