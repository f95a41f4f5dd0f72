import { toFailure } from '@lobby/api';
import { useGradeTermsQuery, useRebateRatesQuery, useVipStandingQuery } from '@lobby/api/endpoints/vip';
import { GradesView } from './grades.view.tsx';

/** What every grade asks for and brings. */
export default function GradesScreen() {
  const terms = useGradeTermsQuery();
  const rebates = useRebateRatesQuery();
  const { data: standing } = useVipStandingQuery();
  const error = [terms, rebates].find(one => !one.data && one.error)?.error;
  return (
    <GradesView
      terms={terms.data}
      rebates={rebates.data}
      own={standing?.grade}
      failure={error ? toFailure(error) : undefined}
      isRetrying={terms.isFetching || rebates.isFetching}
      onRetry={() => {
        for (const one of [terms, rebates]) if (one.error) void one.refetch();
      }}
    />
  );
}
