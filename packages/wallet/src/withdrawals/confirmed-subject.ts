import type { WithdrawalAccount } from './accounts/account-kinds.ts';
import type { UsdtWithdrawalInfo, WantedWithdrawal, WithdrawalKind } from './withdrawal-types.ts';

interface Known {
  readonly accounts: readonly WithdrawalAccount[];
  readonly kinds: readonly WithdrawalKind[];
  readonly usdt: UsdtWithdrawalInfo | undefined;
}

/** What a confirmation repeats about a request. */
export interface ConfirmedSubject {
  readonly account: WithdrawalAccount;
  readonly kind: WithdrawalKind;
  readonly usdt: UsdtWithdrawalInfo | undefined;
}

/**
 * What is confirmed is what will be sent: its account and its rate, even if the page has another default or a newer
 * rate by now. Undefined when the account is there no more.
 */
export function confirmedSubject(
  { accountId, rate }: WantedWithdrawal,
  { accounts, kinds, usdt }: Known,
): ConfirmedSubject | undefined {
  const account = accounts.find(({ id }) => id === accountId);
  const kind = kinds.find(one => one.kind === account?.kind);
  return account && kind && { account, kind, usdt: usdt && rate !== '' ? { ...usdt, rate } : usdt };
}
