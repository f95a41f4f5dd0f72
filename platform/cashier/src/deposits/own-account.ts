import { foldCardNumber } from '@lobby/funds';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely } from 'kysely';
import type { DepositConfig } from './deposit-config.ts';

/**
 * Whether money sent to an account comes back as a deposit: it is a member's address here, of any site, or an account
 * that collects deposits.
 * @param number as an account for withdrawals stores it.
 */
export async function isOwnAccount(
  db: Kysely<Tables>,
  { channels }: Pick<DepositConfig, 'channels'>,
  { number }: { readonly number: string },
): Promise<boolean> {
  const payees = channels.flatMap(({ route }) => (route.by === 'unique-cents' ? route.payees : []));
  if (payees.some(({ account }) => oneSpelling(account) === oneSpelling(number))) return true;
  const address = await db
    .selectFrom('chain_addresses')
    .select('address')
    .where('address', '=', number)
    .executeTakeFirst();
  return address !== undefined;
}

const oneSpelling = (account: string) => foldCardNumber(account).toLowerCase();
