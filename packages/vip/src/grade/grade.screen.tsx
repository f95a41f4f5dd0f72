import { toFailure } from '@lobby/api';
import { useClaimGiftMutation } from '@lobby/api/endpoints/promotion';
import { useGradeTermsQuery, useVipStandingQuery } from '@lobby/api/endpoints/vip';
import { useVipWeekQuery } from '@lobby/api/endpoints/vip-week';
import { useServerNow } from '@lobby/api/use-server-now';
import { currentLocale } from '@lobby/i18n';
import { pendingRequest, useMoneyMove } from '@lobby/operation/repeat';
import { GradeView } from './grade.view.tsx';

const pending = pendingRequest<{ readonly id: string }>('claim-gift', ['id']);

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
      claim={claim.state}
      onClaim={claim.onClaim}
      onRepeat={claim.onRepeat}
    />
  );
}

/** Claims a gift once; one whose answer was lost is asked for again as the same claim. */
function useClaim() {
  const [claim] = useClaimGiftMutation();
  const { state, start, repeat } = useMoneyMove(pending, request =>
    claim({ ...request, langx: currentLocale() }),
  );
  return { state, onClaim: (id: string) => void start({ id }), onRepeat: repeat };
}
