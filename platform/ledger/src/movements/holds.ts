import { randomUUID } from 'node:crypto';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Transaction } from 'kysely';
import {
  availableAccount,
  heldAccount,
  houseAccount,
  type Unit,
  usdtAccount,
  usdtHeldAccount,
  usdtHouseAccount,
} from '../double-entry/accounts.ts';
import { repayDebt } from '../double-entry/debts.ts';
import { IdConflict, InsufficientBalance } from '../double-entry/ledger-errors.ts';
import { lockAvailable, post } from '../double-entry/postings.ts';
import { balanceOfAccount } from './movements.ts';

type Trx = Transaction<Tables>;

export interface HoldRequest {
  siteId: string;
  memberId: string;
  /** The member's operation id; the same id and amount answer the same hold. */
  operationId: string;
  /** Which purse it comes from; yuan when left out. */
  unit?: Unit;
  /** Fen, or millionths of a USDT; more than zero. */
  amount: bigint;
  /** What it is for, e.g. "bet:<ticket>". */
  reference: string;
  /** ms since the epoch */
  at: number;
}

/**
 * Sets money aside: available → held, or the same of the purse of USDT. Locks the member's account until the transaction ends.
 * @throws InsufficientBalance; IdConflict when the operation id was used for another amount or unit.
 */
export async function hold(trx: Trx, request: HoldRequest): Promise<string> {
  const unit = request.unit ?? 'CNY';
  const free = await lockAvailable(trx, request.memberId);
  const accounts = accountsOfHold({ site_id: request.siteId, member_id: request.memberId, unit });
  const before = await trx
    .selectFrom('ledger_holds')
    .select(['id', 'amount', 'unit'])
    .where('member_id', '=', request.memberId)
    .where('operation_id', '=', request.operationId)
    .executeTakeFirst();
  if (before) {
    if (before.amount !== request.amount || before.unit !== unit) throw new IdConflict(request.operationId);
    return before.id;
  }
  const available = unit === 'CNY' ? free : await balanceOfAccount(trx, accounts.free);
  if (available < request.amount) throw new InsufficientBalance(available);

  const id = randomUUID();
  await trx
    .insertInto('ledger_holds')
    .values({
      id,
      site_id: request.siteId,
      member_id: request.memberId,
      operation_id: request.operationId,
      unit,
      amount: request.amount,
      state: 'held',
      payout: null,
      reference: request.reference,
      created_at: BigInt(request.at),
      closed_at: null,
    })
    .execute();
  await post(trx, {
    siteId: request.siteId,
    transferId: id,
    kind: 'hold',
    from: accounts.free,
    to: accounts.held,
    amount: request.amount,
    reference: request.reference,
    at: request.at,
  });
  return id;
}

/**
 * Sells a part of a hold to the house. With nothing left the hold is closed. The caller never repeats a transfer id.
 * @param sale `amount` of the hold and its `payout`, fen.
 * @throws Error when it is closed or holds less.
 */
export async function releaseHold(
  trx: Trx,
  holdId: string,
  sale: { amount: bigint; payout: bigint; transferId: string; at: number },
): Promise<void> {
  const held = await lockHold(trx, holdId);
  if (held.state !== 'held') throw new Error(`hold ${holdId} is ${held.state} already`);
  const left = leftOf(held) - sale.amount;
  if (sale.amount <= 0n || left < 0n) throw new Error(`hold ${holdId} has no ${sale.amount} fen to release`);

  const released = held.released + sale.amount;
  await trx.updateTable('ledger_holds').set({ released }).where('id', '=', holdId).execute();
  const { transferId, at } = sale;
  const shared = { siteId: held.site_id, transferId, reference: held.reference, at };
  const house = houseAccount(held.site_id, 'betting');
  const [available, frozen] = [availableAccount(held.member_id), heldAccount(held.member_id)];
  await post(trx, { ...shared, kind: 'cash-out-stake', from: frozen, to: house, amount: sale.amount });
  await post(trx, { ...shared, kind: 'cash-out', from: house, to: available, amount: sale.payout });
  await repayDebt(trx, { ...shared, memberId: held.member_id, credited: sale.payout });
  if (left === 0n) await close(trx, holdId, { state: 'posted', payout: 0n, at });
}

/**
 * Closes a hold with what the member gets for what is left of it (0 = lost, the same = a push, more = a win).
 * Repeating it with the same payout does nothing.
 * @throws Error when it was voided, or posted with another payout.
 */
export async function postHold(
  trx: Trx,
  holdId: string,
  outcome: { payout: bigint; at: number },
): Promise<{ repeated: boolean }> {
  const held = await lockHold(trx, holdId);
  if (held.state === 'posted' && held.payout === outcome.payout) return { repeated: true };
  if (held.state !== 'held') throw new Error(`hold ${holdId} is ${held.state} already`);

  await close(trx, holdId, { state: 'posted', payout: outcome.payout, at: outcome.at });
  const shared = { siteId: held.site_id, transferId: holdId, reference: held.reference, at: outcome.at };
  const [available, frozen] = [availableAccount(held.member_id), heldAccount(held.member_id)];
  const house = houseAccount(held.site_id, 'betting');
  const left = leftOf(held);
  const won = outcome.payout > left;
  const returned = won ? left : outcome.payout;
  await post(trx, { ...shared, kind: 'return', from: frozen, to: available, amount: returned });
  await post(trx, { ...shared, kind: 'loss', from: frozen, to: house, amount: left - returned });
  await post(trx, { ...shared, kind: 'win', from: house, to: available, amount: outcome.payout - returned });
  await repayDebt(trx, { ...shared, memberId: held.member_id, credited: outcome.payout });
  return { repeated: false };
}

/** Gives back what is left of a hold. Repeating it does nothing. @throws Error when it was posted or spent. */
export async function voidHold(
  trx: Trx,
  holdId: string,
  outcome: { at: number },
): Promise<{ repeated: boolean }> {
  const held = await lockHold(trx, holdId);
  if (held.state === 'voided') return { repeated: true };
  if (held.state !== 'held') throw new Error(`hold ${holdId} is ${held.state} already`);

  await close(trx, holdId, { state: 'voided', payout: null, at: outcome.at });
  const shared = { siteId: held.site_id, transferId: holdId, reference: held.reference, at: outcome.at };
  const accounts = accountsOfHold(held);
  await post(trx, { ...shared, kind: 'void', from: accounts.held, to: accounts.free, amount: leftOf(held) });
  if (held.unit === 'CNY') {
    await repayDebt(trx, { ...shared, memberId: held.member_id, credited: leftOf(held) });
  }
  return { repeated: false };
}

/** What is left of a hold: what was not sold, fen. */
export function leftOf({ amount, released }: { amount: bigint; released: bigint }): bigint {
  return amount - released;
}

/** The accounts between which the money of a hold moves, all of its unit. */
export function accountsOfHold(hold: { site_id: string; member_id: string; unit: Unit }) {
  const { site_id, member_id, unit } = hold;
  return unit === 'CNY'
    ? {
        free: availableAccount(member_id),
        held: heldAccount(member_id),
        withdrawals: houseAccount(site_id, 'payouts'),
        fees: houseAccount(site_id, 'fees'),
      }
    : {
        free: usdtAccount(member_id),
        held: usdtHeldAccount(member_id),
        withdrawals: usdtHouseAccount(site_id, 'payouts'),
        fees: usdtHouseAccount(site_id, 'fees'),
      };
}

/** Locks in the order `hold` does (account, then hold), so that the two never wait for each other. */
export async function lockHold(trx: Trx, holdId: string) {
  const { member_id } = await trx
    .selectFrom('ledger_holds')
    .select('member_id')
    .where('id', '=', holdId)
    .executeTakeFirstOrThrow(() => new Error(`there is no hold ${holdId}`));
  await lockAvailable(trx, member_id);
  return trx
    .selectFrom('ledger_holds')
    .selectAll()
    .where('id', '=', holdId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

async function close(
  trx: Trx,
  holdId: string,
  end: { state: 'posted' | 'voided'; payout: bigint | null; at: number },
): Promise<void> {
  await trx
    .updateTable('ledger_holds')
    .set({ state: end.state, payout: end.payout, closed_at: BigInt(end.at) })
    .where('id', '=', holdId)
    .execute();
}
