import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Transaction } from 'kysely';
import { availableAccount } from '../double-entry/accounts.ts';
import { repayDebt } from '../double-entry/debts.ts';
import type { PostingKind } from '../double-entry/ledger.tables.ts';
import { IdConflict, InsufficientBalance } from '../double-entry/ledger-errors.ts';
import { lockAvailable, post } from '../double-entry/postings.ts';

type Trx = Transaction<Tables>;

/** What every movement of a member's money says. */
export interface Movement {
  readonly siteId: string;
  readonly memberId: string;
  /** Names it for ever: the same id again, with the same amount, moves nothing. */
  readonly transferId: string;
  /** More than zero: fen, or millionths of a USDT. */
  readonly amount: bigint;
  /** What it is for, e.g. "deposit:<order>"; a person reads it. */
  readonly reference: string;
  /** ms since the epoch */
  readonly at: number;
}

/** Whether a movement had been made before, in which case nothing was moved. */
export interface Moved {
  readonly repeated: boolean;
}

interface Way {
  readonly kind: PostingKind;
  readonly from: string;
  readonly to: string;
  /** How much the account the money comes from has; left out for the house, which has no bound. */
  readonly limit?: (available: bigint) => bigint | Promise<bigint>;
}

/**
 * Makes a movement once, under the lock of the member's account. Credited free money first pays what the member owes.
 * @throws InsufficientBalance; IdConflict for the id of another movement; Error for a non-positive
 *   amount. Nothing is written then.
 */
export async function move(trx: Trx, movement: Movement, way: Way): Promise<Moved> {
  const { memberId, ...transfer } = movement;
  const { kind, from, to, limit } = way;
  const available = await lockAvailable(trx, memberId);
  if (await wasMade(trx, movement, way)) return { repeated: true };
  if (movement.amount <= 0n) throw new Error(`movement ${movement.transferId} of ${movement.amount}`);
  const bound = await limit?.(available);
  if (bound !== undefined && bound < movement.amount) throw new InsufficientBalance(bound);

  await post(trx, { ...transfer, kind, from, to });
  if (to === availableAccount(memberId)) await repayDebt(trx, { ...movement, credited: movement.amount });
  return { repeated: false };
}

async function wasMade(
  trx: Trx,
  { transferId, amount }: Movement,
  { kind, from, to }: Way,
): Promise<boolean> {
  const made = await trx
    .selectFrom('ledger_postings')
    .select(['debit_account', 'credit_account', 'amount'])
    .where('transfer_id', '=', transferId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  if (!made) return false;
  if (made.debit_account === from && made.credit_account === to && made.amount === amount) return true;
  throw new IdConflict(transferId);
}

/** What an account has now. Call it after the member's account was locked: whatever moves its money locks that first. */
export async function balanceOfAccount(trx: Trx, id: string): Promise<bigint> {
  const account = await trx
    .selectFrom('ledger_accounts')
    .select('balance')
    .where('id', '=', id)
    .executeTakeFirst();
  return account?.balance ?? 0n;
}
