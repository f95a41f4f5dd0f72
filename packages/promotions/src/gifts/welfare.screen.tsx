import { toFailure } from '@lobby/api';
import { useGiftRecordQuery } from '@lobby/api/endpoints/activity-top-gift';
import { useDiscountAdsQuery } from '@lobby/api/endpoints/discount-ad';
import { usePause } from '@lobby/api/use-pause';
import { useServerNow } from '@lobby/api/use-server-now';
import { useClaim } from '@lobby/gifts';
import { useLocale } from '@lobby/i18n';
import { readPromotions } from '../rule/read-rule.ts';
import { WelfareView } from './welfare.view.tsx';

/** Gifts of so long a time can still be claimed: the newest are on one page. */
const pageSize = 100;

/** What the member can claim now, in one place. */
export default function WelfareScreen() {
  const langx = useLocale();
  const { data, error, isFetching, refetch } = useGiftRecordQuery(
    { pageSize, langx },
    { refetchOnMountOrArgChange: true },
  );
  const { data: ads } = useDiscountAdsQuery({ langx }, { refetchOnMountOrArgChange: true });
  return (
    <WelfareView
      gifts={data?.list}
      isPaused={usePause() !== null}
      offers={readPromotions(ads ?? [])}
      failure={data || !error ? undefined : toFailure(error)}
      isRetrying={isFetching}
      now={useServerNow()}
      onRetry={() => void refetch()}
      {...useClaim()}
    />
  );
}
