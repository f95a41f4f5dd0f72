import { toFailure } from '@lobby/api';
import { useBalanceQuery } from '@lobby/api/endpoints/transfer';
import { useAllBalanceQuery } from '@lobby/api/endpoints/venue-purses';
import type { PurseListProps } from '@lobby/feature';
import { currentLocale } from '@lobby/i18n';
import { useRecycling } from '@lobby/operation/recycling';
import { useTransfer } from '../transfer/use-transfer.ts';
import { PurseListView } from './purse-list.view.tsx';

/** The purses under the balance of the header, asked for each time it opens. */
export default function PurseList({ isHidden, onLeave }: PurseListProps) {
  const all = useAllBalanceQuery({ langx: currentLocale() }, { refetchOnMountOrArgChange: true });
  const { data: balance } = useBalanceQuery();
  const recycling = useRecycling(currentLocale);
  const home = useTransfer();
  return (
    <PurseListView
      all={all.data}
      usdt={balance?.usdtBalance ?? '0'}
      failure={!all.data && all.error ? toFailure(all.error) : undefined}
      isRetrying={all.isFetching}
      isHidden={isHidden}
      recycling={recycling.state}
      home={home.state}
      onRetry={() => void all.refetch()}
      onRecycle={recycling.start}
      onHome={({ channelCode, balance: amount }) => void home.start({ channelCode, amount, ty: '2' })}
      onRepeat={recycling.state.step === 'unknown' ? recycling.repeat : home.repeat}
      onLeave={onLeave}
    />
  );
}
