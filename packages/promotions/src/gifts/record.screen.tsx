import { toFailure } from '@lobby/api';
import { useGiftRecordQuery } from '@lobby/api/endpoints/activity-top-gift';
import { useServerNow } from '@lobby/api/use-server-now';
import { useLocale } from '@lobby/i18n';
import { useState } from 'react';
import { RecordView } from './record.view.tsx';

const pageSize = 20;

/** Every gift that the member reached, a page at a time. */
export default function RecordScreen() {
  const langx = useLocale();
  const [page, setPage] = useState(1);
  const { currentData, error, isFetching, refetch } = useGiftRecordQuery(
    { pageNum: page, pageSize, langx },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <RecordView
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
