import type { Tables } from '@lobby/platform-kernel/database/tables';
import { lockAvailable, type Purses, pursesOf } from '@lobby/platform-ledger';
import type { Transaction } from 'kysely';

type Trx = Transaction<Tables>;

/**
 * The venues from which a member took everything, after whatever else went there or back. What the books say of the
 * others is no measure: what was won or lost there may not be recorded yet.
 */
export type EmptiedVenues = (trx: Trx, memberId: string) => Promise<ReadonlySet<string>>;

/** Less than this in all purses and open bets, fen, and nothing is asked for any more. */
const spentBelow = 100n;
/** Millionths of a USDT that are a fen here: a hundred yuan for one, more than it is ever worth, so that nothing is closed too early. */
const microForAFen = 100n;

/**
 * Closes what is open when all purses and open bets together are below one yuan; while it is not known what is at a
 * venue, they are not. Locks the member's account.
 */
export async function closeWhenSpent(
  trx: Trx,
  memberId: string,
  { now, emptiedVenues }: { readonly now: number; readonly emptiedVenues: EmptiedVenues },
): Promise<void> {
  await lockAvailable(trx, memberId);
  const { venues, ...purses } = await pursesOf(trx, memberId);
  if (worthOf(purses) >= spentBelow) return;
  const emptied = await emptiedVenues(trx, memberId);
  if (!Object.keys(venues).every(venue => emptied.has(venue))) return;
  await trx
    .updateTable('turnover_requirements')
    .set({ closed_at: BigInt(now), close_reason: 'bust' })
    .where('member_id', '=', memberId)
    .where('closed_at', 'is', null)
    // What a grant asks for brings money and keeps none.
    .where('source', '<>', 'grant')
    .whereRef('done', '<', 'need')
    .execute();
}

/** Fen that a member has here, at most. */
function worthOf({ available, held, usdt, usdtHeld }: Omit<Purses, 'venues' | 'owed'>): bigint {
  return available + held + (usdt + usdtHeld + microForAFen - 1n) / microForAFen;
}
