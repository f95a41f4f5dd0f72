import { bankOfCard, unpayableAddress } from '@lobby/funds';
import { Refusal } from '@lobby/platform-kernel/calls/refusal';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely } from 'kysely';
import type { WithdrawalKind } from '../../providers/withdrawal-side.ts';

/** An account as it is stored, its number opened. */
export interface Payable {
  readonly kind: WithdrawalKind;
  readonly number: string;
  /** Empty but for bank cards. */
  readonly bankId: string;
}

/** Whether money that is paid to an account comes back to the platform: it is where somebody's deposits arrive. */
export type IsOwnAccount = (db: Kysely<Tables>, account: Payable) => Promise<boolean>;

/**
 * Makes sure that money can be paid to an account, both when it is added and when money goes there, since an account
 * may be older than a rule.
 * @throws Refusal 'invalid-parameter' with the reason where the money would be lost or come back.
 */
export async function demandPayable(
  db: Kysely<Tables>,
  account: Payable,
  isOwnAccount: IsOwnAccount,
): Promise<void> {
  const reason = whyUnpayable(account) ?? ((await isOwnAccount(db, account)) ? 'account-ours' : undefined);
  if (reason) throw new Refusal('invalid-parameter', { reason });
}

function whyUnpayable({ kind, number, bankId }: Payable) {
  if (kind === 'alipay') return undefined;
  if (kind === 'bank') {
    if (/^(\d)\1*$/.test(number)) return 'card-number-shape';
    const known = bankOfCard(number);
    return known === undefined || known === bankId ? undefined : 'card-of-other-bank';
  }
  const why = unpayableAddress(kind === 'usdt-trc20' ? 'TRC20' : 'ERC20', number);
  return why && (`address-${why}` as const);
}
