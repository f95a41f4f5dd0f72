import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Transaction } from 'kysely';
import { availableAccount, type HousePurpose, houseAccount } from '../double-entry/accounts.ts';
import { takeBack } from '../double-entry/debts.ts';
import { post } from '../double-entry/postings.ts';
import { type Moved, type Movement, move } from './movements.ts';

type Trx = Transaction<Tables>;

/** Credits money that a payment provider brought, or that was parked before. @throws as `move` does. */
export function creditDeposit(
  trx: Trx,
  deposit: Movement,
  from: 'payments' | 'parked' = 'payments',
): Promise<Moved> {
  return credit(trx, deposit, { kind: 'deposit', from });
}

/**
 * Takes back a deposit that the payment provider took back: free money as far as there is any, the rest as a debt.
 * The caller never repeats a transfer id.
 */
export function reverseDeposit(trx: Trx, { amount, ...transfer }: Movement): Promise<void> {
  const to = houseAccount(transfer.siteId, 'payments');
  return takeBack(trx, transfer, { amount, to, kinds: ['deposit-return', 'debt'] });
}

/** Takes a fee from free money. @throws InsufficientBalance, and as `move` does. */
export function payFee(trx: Trx, fee: Movement): Promise<Moved> {
  const [from, to] = [availableAccount(fee.memberId), houseAccount(fee.siteId, 'fees')];
  return move(trx, fee, { kind: 'fee', from, to, limit: available => available });
}

/** Gives a bonus. @throws as `move` does. */
export function creditBonus(trx: Trx, bonus: Movement): Promise<Moved> {
  return credit(trx, bonus, { kind: 'bonus', from: 'bonus' });
}

/** Takes a bonus back from free money. @throws InsufficientBalance, and as `move` does. */
export function takeBonusBack(trx: Trx, bonus: Movement): Promise<Moved> {
  const [from, to] = [availableAccount(bonus.memberId), houseAccount(bonus.siteId, 'bonus')];
  return move(trx, bonus, { kind: 'bonus-back', from, to, limit: available => available });
}

/** Takes back the bonus of a deposit that was reversed, as `reverseDeposit` does. */
export function reverseBonus(trx: Trx, { amount, ...transfer }: Movement): Promise<void> {
  const to = houseAccount(transfer.siteId, 'bonus');
  return takeBack(trx, transfer, { amount, to, kinds: ['bonus-back', 'debt'] });
}

/** Pays a rebate. @throws as `move` does. */
export function creditRebate(trx: Trx, rebate: Movement): Promise<Moved> {
  return credit(trx, rebate, { kind: 'rebate', from: 'rebates' });
}

/**
 * Sets incoming money aside that is not to be credited yet; nobody can play with it. The caller never repeats a
 * transfer id.
 */
export async function parkPayment(trx: Trx, payment: Omit<Movement, 'memberId'>): Promise<void> {
  const [from, to] = [houseAccount(payment.siteId, 'payments'), houseAccount(payment.siteId, 'parked')];
  await post(trx, { ...payment, kind: 'parked', from, to });
}

/** Gives money that was set aside back to the payment provider. Made once, as `parkPayment`. */
export async function returnParked(trx: Trx, payment: Omit<Movement, 'memberId'>): Promise<void> {
  const [from, to] = [houseAccount(payment.siteId, 'parked'), houseAccount(payment.siteId, 'payments')];
  await post(trx, { ...payment, kind: 'parked-return', from, to });
}

function credit(
  trx: Trx,
  movement: Movement,
  { kind, from }: { readonly kind: 'deposit' | 'bonus' | 'rebate'; readonly from: HousePurpose },
): Promise<Moved> {
  const to = availableAccount(movement.memberId);
  return move(trx, movement, { kind, from: houseAccount(movement.siteId, from), to });
}
