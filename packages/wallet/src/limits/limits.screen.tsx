import { toFailure } from '@lobby/api';
import { useMemberLimitsQuery } from '@lobby/api/endpoints/player-protection';
import { useServerNow } from '@lobby/api/use-server-now';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { LimitsView } from './limits.view.tsx';
import { useLimits } from './use-limits.ts';

/** What members set to keep their play within bounds. */
export default function LimitsScreen() {
  const info = useMemberLimitsQuery(undefined, { refetchOnMountOrArgChange: true });
  const { state, submit } = useLimits();
  const { hash } = useLocation();
  // A raise can be confirmed, and an exclusion be ended, while the page is open.
  const now = useServerNow();
  const isThere = info.data !== undefined;
  useEffect(() => {
    if (!isThere || !hash) return;
    // The site begins every new page at its top first.
    const frame = requestAnimationFrame(() => document.getElementById(hash.slice(1))?.scrollIntoView());
    return () => cancelAnimationFrame(frame);
  }, [isThere, hash]);
  return (
    <LimitsView
      info={info.data}
      failure={!info.data && info.error ? toFailure(info.error) : undefined}
      isRetrying={info.isFetching}
      onRetry={() => void info.refetch()}
      now={now}
      state={state}
      onChange={change => void submit(change)}
    />
  );
}
