import type { Transaction } from 'kysely';
import type { Tables } from '../kernel/tables.ts';
import { lockAvailable, type Purses, pursesOf } from '../ledger/index.ts';

type Trx = Transaction<Tables>;

/** Less than this in all purses and open bets, fen, and nothing is asked for any more. */
const bustBelow = 100n;
/** Millionths of a USDT that are a fen here: ten yuan for one, more than it is worth, so that nobody is bust too early. */
const microForAFen = 1_000n;

/** Closes what is open when all purses and open bets together are below one yuan. Locks the member's account. */
export async function closeWhenBust(trx: Trx, memberId: string, now: number): Promise<void> {
  await lockAvailable(trx, memberId);
  if (worthOf(await pursesOf(trx, memberId)) >= bustBelow) return;
  await trx
    .updateTable('turnover_requirements')
    .set({ closed_at: BigInt(now), close_reason: 'bust' })
    .where('member_id', '=', memberId)
    .where('closed_at', 'is', null)
    .whereRef('done', '<', 'need')
    .execute();
}

/** Fen that a member has wherever it is. A purse below zero, where a venue gave more than is recorded, takes nothing from the others. */
function worthOf({ available, held, usdt, usdtHeld, venues }: Purses): bigint {
  const ofUsdt = (usdt + usdtHeld + microForAFen - 1n) / microForAFen;
  return Object.values(venues).reduce(
    (sum, purse) => sum + (purse > 0n ? purse : 0n),
    available + held + ofUsdt,
  );
}
