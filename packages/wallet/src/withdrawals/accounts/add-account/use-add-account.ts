import { refetchNow, toFailure } from '@lobby/api';
import { useAddWithdrawalAccountMutation, useWithdrawalAccountsQuery } from '@lobby/api/endpoints/bank-card';
import { mayHaveRun } from '@lobby/api-client/refusal-reasons';
import { currentLocale, useText } from '@lobby/i18n';
import { toast } from '@lobby/ui-kit/toast';
import type { KnownMember } from '@lobby/verification/confirm';
import { useConfirmedChange } from '../../confirmed/use-confirmed-change.ts';
import { accountsMessages } from '../messages/index.ts';
import type { AccountValues } from './add-account.form.ts';

/** Adds an account: the only place of the dialog that calls the API, except for confirmations. */
export function useAddAccount(member: KnownMember, onDone: () => void) {
  const t = useText(accountsMessages);
  const [add] = useAddWithdrawalAccountMutation();
  const accounts = useWithdrawalAccountsQuery();
  const change = useConfirmedChange(member, 'add-payout-account', () => {
    toast.success(t('accounts.added'));
    onDone();
  });

  /** After a call that may have been executed only the list knows whether there is one more of the kind. */
  async function isAdded(kind: AccountValues['kind'], before: number): Promise<boolean> {
    const data = await refetchNow(accounts);
    return data !== undefined && data.filter(account => account.kind === kind).length > before;
  }

  function submit({ kind, number, bankId, code }: AccountValues): Promise<void> {
    const before = accounts.data?.filter(account => account.kind === kind).length;
    return change.submit(code, async confirmation => {
      const { error } = await add({ kind, number, bankId, confirmation, langx: currentLocale() });
      if (!error) return undefined;
      const failure = toFailure(error);
      const isUnknown = mayHaveRun(failure, 'change') && before !== undefined;
      return isUnknown && (await isAdded(kind, before)) ? undefined : failure;
    });
  }

  return { ...change, submit };
}
