import { toFailure } from '@lobby/api';
import { useGiftRecordQuery } from '@lobby/api/endpoints/activity-top-gift';
import { usePause } from '@lobby/api/use-pause';
import { useServerNow } from '@lobby/api/use-server-now';
import { useLocale } from '@lobby/i18n';
import { useState } from 'react';
import { ExchangeView } from './exchange.view.tsx';
import { useRedeem } from './use-redeem.ts';

const pageSize = 10;

/** Redeems gift codes, and shows those that the member redeemed. */
export default function ExchangeScreen() {
  const langx = useLocale();
  const [page, setPage] = useState(1);
  const { currentData, error, isFetching, refetch } = useGiftRecordQuery(
    { of: 'codes', pageNum: page, pageSize, langx },
    { refetchOnMountOrArgChange: true },
  );
  const redeeming = useRedeem(() => {
    setPage(1);
    void refetch();
  });
  return (
    <ExchangeView
      {...redeeming}
      isPaused={usePause() !== null}
      gifts={currentData?.list}
      failure={currentData || !error ? undefined : toFailure(error)}
      isRetrying={isFetching}
      now={useServerNow()}
      page={page}
      hasOlder={page * pageSize < (currentData?.total ?? 0)}
      onPage={setPage}
      onRetry={() => void refetch()}
    />
  );
}
