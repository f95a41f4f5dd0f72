import { toFailure } from '@lobby/api';
import { useWithdrawalAccountsQuery } from '@lobby/api/endpoints/bank-card';
import { useOpenedAt } from '@lobby/api/use-opened-at';
import { useDispatch } from 'react-redux';
import { useLocation, useParams } from 'react-router-dom';
import { WithdrawalPasswordRow } from '../password/withdrawal-password-row.tsx';
import { useAccountName } from './account-card.tsx';
import { AccountDetailsView } from './account-details.view.tsx';
import { pageAt, type WithdrawalAccount } from './account-kinds.ts';
import { AccountsView } from './accounts.view.tsx';
import { addAccountDialog } from './add-account/add-account.dialog.ts';
import { changeAccountDialog } from './change-account/change-account.dialog.ts';

/** The accounts of a page, or the one that the address names. */
export default function AccountsScreen() {
  const { pathname } = useLocation();
  const { id } = useParams();
  const accounts = useWithdrawalAccountsQuery(undefined, { refetchOnMountOrArgChange: true });
  const dispatch = useDispatch();
  const name = useAccountName();
  const now = useOpenedAt();
  const page = pageAt(pathname);
  const onChange = (does: 'remove' | 'default', account: WithdrawalAccount) =>
    dispatch(
      changeAccountDialog.open({
        ...{ does, id: account.id, address: account.address },
        account: `${name(account)} ${account.masked}`,
      }),
    );

  if (id !== undefined && accounts.data) {
    const account = accounts.data.find(one => one.id === id);
    return <AccountDetailsView account={account} now={now} onChange={onChange} />;
  }
  return (
    <AccountsView
      page={page}
      accounts={accounts.data}
      failure={!accounts.data && accounts.error ? toFailure(accounts.error) : undefined}
      isRetrying={accounts.isFetching}
      now={now}
      onRetry={() => void accounts.refetch()}
      onAdd={() => dispatch(addAccountDialog.open({ page }))}
      onChange={onChange}
    >
      <WithdrawalPasswordRow />
    </AccountsView>
  );
}
