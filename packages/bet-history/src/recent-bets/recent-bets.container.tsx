import { toFailure } from '@lobby/api';
import { useBetHistoryQuery } from '@lobby/api/endpoints/record';
import { usePause } from '@lobby/api/use-pause';
import { useLocale } from '@lobby/i18n';
import { RecentBetsView } from './recent-bets.view.tsx';

/** So many of the last bets are shown. */
const betsShown = 5;

/** The last few bets, asked for anew whenever they are shown. */
export default function RecentBets() {
  const locale = useLocale();
  const bets = useBetHistoryQuery(
    { pageNum: 1, pageSize: betsShown, langx: locale },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <RecentBetsView
      bets={bets.currentData?.list}
      mayBet={usePause() === null}
      failure={bets.error && toFailure(bets.error)}
      isBusy={bets.isFetching}
      onRetry={() => void bets.refetch()}
    />
  );
}
