import { refetchNow, toFailure } from '@lobby/api';
import {
  useRemoveWithdrawalAccountMutation,
  useSetDefaultWithdrawalAccountMutation,
  useWithdrawalAccountsQuery,
} from '@lobby/api/endpoints/bank-card';
import { mayHaveRun } from '@lobby/api-client/refusal-reasons';
import { currentLocale, useText } from '@lobby/i18n';
import { toast } from '@lobby/ui-kit/toast';
import type { KnownMember } from '@lobby/verification/confirm';
import { useConfirmedChange } from '../../confirmed/use-confirmed-change.ts';
import { accountsMessages } from '../messages/index.ts';
import type { ChangeAccount } from './change-account.payload.ts';

/** Changes an account: the only place of the dialog that calls the API, except for confirmations. */
export function useChangeAccount(member: KnownMember, { does, id }: ChangeAccount, onDone: () => void) {
  const t = useText(accountsMessages);
  const [remove] = useRemoveWithdrawalAccountMutation();
  const [setDefault] = useSetDefaultWithdrawalAccountMutation();
  const accounts = useWithdrawalAccountsQuery();
  const finish = () => {
    toast.success(t(does === 'remove' ? 'accounts.removed' : 'accounts.defaulted'));
    onDone();
  };
  const change = useConfirmedChange(member, `${does}-payout-account`, finish, { accountId: id });

  /** After a call that may have been executed only the list knows. */
  async function isChanged(): Promise<boolean> {
    const data = await refetchNow(accounts);
    const account = data?.find(one => one.id === id);
    return data !== undefined && (does === 'remove' ? !account : account?.isDefault === true);
  }

  function submit(digits: string): Promise<void> {
    return change.submit(digits, async confirmation => {
      const { error } = await (does === 'remove' ? remove : setDefault)({
        id,
        confirmation,
        langx: currentLocale(),
      });
      if (!error) return undefined;
      const failure = toFailure(error);
      return mayHaveRun(failure, 'change') && (await isChanged()) ? undefined : failure;
    });
  }

  return { ...change, submit };
}
