import { toFailure } from '@lobby/api';
import { unreadCount, useUnreadLettersQuery } from '@lobby/api/endpoints/letter';
import { useBetHistoryQuery } from '@lobby/api/endpoints/record';
import { useBalanceQuery } from '@lobby/api/endpoints/transfer';
import { hideBalanceItem, writeItem } from '@lobby/api/storage';
import { useItem } from '@lobby/api/storage/item';
import { useOpenedAt } from '@lobby/api/use-opened-at';
import { balanceHidden, useBrand } from '@lobby/brand-kit';
import { useLocale } from '@lobby/i18n';
import { useDispatch } from 'react-redux';
import { birthdayDialog } from '../birthday/birthday.dialog.ts';
import { useAccount } from '../frame/use-account.ts';
import { useNarrow } from '../frame/use-narrow.ts';
import { OverviewView } from './overview.view.tsx';

/** So many of the last bets are shown. */
const betsShown = 5;

export default function OverviewScreen() {
  const now = useOpenedAt();
  const { switches } = useBrand();
  const locale = useLocale();
  const dispatch = useDispatch();
  const { account, failure, isRetrying, retry } = useAccount();
  const balance = useBalanceQuery();
  const bets = useBetHistoryQuery(
    { pageNum: 1, pageSize: betsShown, langx: locale },
    { refetchOnMountOrArgChange: true },
  );
  const { data: letters } = useUnreadLettersQuery();
  const isHidden = balanceHidden(switches, useItem(hideBalanceItem));

  return (
    <OverviewView
      now={now}
      account={account}
      accountFailure={failure}
      isRetryingAccount={isRetrying}
      onRetryAccount={retry}
      balance={balance.data}
      isBalanceFailed={balance.isError}
      isBalanceBusy={balance.isFetching}
      isBalanceHidden={isHidden}
      onHideBalance={hidden => writeItem(hideBalanceItem, hidden ? '1' : '0')}
      onRefreshBalance={() => void balance.refetch()}
      bets={bets.currentData?.list}
      betsFailure={bets.error && toFailure(bets.error)}
      isBetsBusy={bets.isFetching}
      onRetryBets={() => void bets.refetch()}
      unread={unreadCount(letters)}
      isNarrow={useNarrow()}
      onSetBirthday={() => dispatch(birthdayDialog.open())}
    />
  );
}
