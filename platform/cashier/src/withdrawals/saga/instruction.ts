import { formatUsdt, formatYuan, parseUsdt, parseYuan } from '@lobby/money';
import type { Platform } from '@lobby/platform-kernel/domain/domain';
import type { WithdrawalInstruction } from '../../providers/withdrawal-side.ts';
import { openAccount } from '../accounts/account-rows.ts';
import type { WithdrawalRow } from './withdrawal-row.ts';

/** What arrives, as the provider is instructed: yuan or USDT. */
export function amountOf({ amount, fee, usdt }: Pick<WithdrawalRow, 'amount' | 'fee' | 'usdt'>): string {
  return usdt === 0n ? formatYuan(amount - fee) : formatUsdt(usdt);
}

/** Whether what a provider says it paid is what arrives, however it writes it: "98.00" is 98. */
export function isAmountOf(
  { amount, fee, usdt }: Pick<WithdrawalRow, 'amount' | 'fee' | 'usdt'>,
  said: string,
): boolean {
  return usdt === 0n ? parseYuan(said) === amount - fee : parseUsdt(said) === usdt;
}

/**
 * What is sent to the provider about a withdrawal; the number of its account leaves the platform here and nowhere
 * else.
 */
export async function instructionFor(
  { db, keys }: Pick<Platform, 'db' | 'keys'>,
  row: WithdrawalRow,
): Promise<WithdrawalInstruction> {
  const account = await db
    .selectFrom('withdrawal_accounts')
    .selectAll()
    .where('id', '=', row.account_id)
    .executeTakeFirstOrThrow();
  const { holder } = account;
  return { reference: row.id, ...openAccount({ keys }, account), holder, amount: amountOf(row) };
}
