import { toFailure } from '@lobby/api';
import { useSetAutoTransferMutation } from '@lobby/api/endpoints/status';
import { useBalanceQuery } from '@lobby/api/endpoints/transfer';
import { useAllBalanceQuery } from '@lobby/api/endpoints/venue-purses';
import { hideZeroBalanceItem, writeItem } from '@lobby/api/storage';
import { useItem } from '@lobby/api/storage/item';
import { currentLocale } from '@lobby/i18n';
import { useRecycling } from '@lobby/operation/recycling';
import { CashFlow } from './cash-flow/cash-flow.container.tsx';
import { PursesView } from './purses.view.tsx';

/** The purses at work. */
export default function PursesScreen() {
  const all = useAllBalanceQuery({ langx: currentLocale() }, { refetchOnMountOrArgChange: true });
  const balance = useBalanceQuery();
  const [setAuto, auto] = useSetAutoTransferMutation();
  const recycling = useRecycling(currentLocale);
  const missing = [all, balance].find(query => !query.data && query.error);
  const stale = [all, balance].find(query => query.error);
  return (
    <PursesView
      all={all.data}
      balance={balance.data}
      failure={missing?.error ? toFailure(missing.error) : undefined}
      isStale={stale !== undefined}
      isRetrying={stale?.isFetching ?? false}
      onRetry={() => void stale?.refetch()}
      hidesZero={useItem(hideZeroBalanceItem) === '1'}
      onHideZero={hides => writeItem(hideZeroBalanceItem, hides ? '1' : '0')}
      recycling={recycling.state}
      onRecycle={recycling.start}
      onRepeat={recycling.repeat}
      isAutoUnsaved={auto.isError}
      onAuto={isOn => void setAuto({ status: isOn ? 1 : 0 })}
    >
      <CashFlow />
    </PursesView>
  );
}
