import { toFailure } from '@lobby/api';
import { useSecurityLogQuery } from '@lobby/api/endpoints/user-devices';
import { useState } from 'react';
import { SecurityLogList, type SecurityLogListProps } from './security-log-list.tsx';

/** The security log, at work. */
export function SecurityLog() {
  return <SecurityLogList {...useSecurityLog()} />;
}

const step = 20;
/** The most a list call answers; who needs to know of more asks customer service. */
const most = 100;

/** The member's own security log, twenty lines more with each step: the only place of the tab that calls the API. */
function useSecurityLog(): SecurityLogListProps {
  const [pageSize, setPageSize] = useState(step);
  const { currentData, data, error, isFetching, refetch } = useSecurityLogQuery({ pageNum: 1, pageSize });
  // While more are fetched, those that are there stay.
  const shown = currentData ?? data;
  const hasMore = shown !== undefined && shown.total > shown.list.length && pageSize < most;
  return {
    events: shown?.list,
    failure: error && !isFetching ? toFailure(error) : undefined,
    onRetry: () => void refetch(),
    onMore: hasMore ? () => setPageSize(pageSize + step) : undefined,
    busy: isFetching,
  };
}
