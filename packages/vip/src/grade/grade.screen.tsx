import { toFailure } from '@lobby/api';
import { useGradeTermsQuery, useVipStandingQuery } from '@lobby/api/endpoints/vip';
import { useVipWeekQuery } from '@lobby/api/endpoints/vip-week';
import { useServerNow } from '@lobby/api/use-server-now';
import { useClaim } from '@lobby/gifts';
import { GradeView } from './grade.view.tsx';

/** The grade of the member, and their gifts. */
export default function GradeScreen() {
  const standing = useVipStandingQuery(undefined, { refetchOnMountOrArgChange: true });
  const terms = useGradeTermsQuery();
  const week = useVipWeekQuery();
  const claim = useClaim();
  // Gifts expire while the page is open.
  const now = useServerNow();
  const asked = [standing, terms, week] as const;
  const error = asked.find(one => !one.data && one.error)?.error;
  return (
    <GradeView
      vip={
        standing.data && terms.data && week.data
          ? { standing: standing.data, week: week.data, ...terms.data }
          : undefined
      }
      failure={error ? toFailure(error) : undefined}
      isRetrying={asked.some(one => one.isFetching)}
      onRetry={() => {
        for (const one of asked) if (one.error) void one.refetch();
      }}
      now={now}
      {...claim}
    />
  );
}
