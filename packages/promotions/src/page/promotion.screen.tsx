import { toFailure } from '@lobby/api';
import { usePromotionsQuery } from '@lobby/api/endpoints/promotion';
import { loginOpened } from '@lobby/api/session';
import { useServerNow } from '@lobby/api/use-server-now';
import { paths } from '@lobby/feature';
import { useLocale } from '@lobby/i18n';
import { useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { matchPath, Navigate, useLocation, useParams } from 'react-router-dom';
import { promotionPath } from '../rule/promotion-path.ts';
import { readPromotions } from '../rule/read-rule.ts';
import { PromotionView } from './promotion.view.tsx';
import { useJoining } from './use-joining.ts';
import { useSpinning } from './wheel/use-spinning.ts';

/** How often the board of a race, and what friends did, is read anew, ms. */
const othersMs = 60_000;

/** One promotion: what it asks for, joining it, and what the member has done. */
export default function PromotionScreen() {
  const { id = '' } = useParams();
  const { pathname } = useLocation();
  const langx = useLocale();
  const dispatch = useDispatch();
  const isAt = ({ pattern }: { readonly pattern: string }) => matchPath(pattern, pathname) !== null;
  // Its page has no id.
  const isInvitation = isAt(paths.activity.friends);
  const { currentData, error, isFetching, refetch } = usePromotionsQuery(
    { ...(isInvitation ? { kind: 'friends' } : { id }), langx },
    // What others do changes while the page is open.
    {
      refetchOnMountOrArgChange: true,
      pollingInterval: isInvitation || isAt(paths.activity.race) ? othersMs : 0,
    },
  );
  // A day is signed by what the platform calls today, also where the clock of the device is wrong.
  const now = useServerNow(currentData);
  const promotion = useMemo(
    () => (currentData ? (readPromotions(currentData.promotions)[0] ?? null) : undefined),
    [currentData],
  );
  const joining = useJoining(promotion?.id ?? id, () => void refetch());
  const spinning = useSpinning(id, promotion?.own?.wheel ?? null, () => void refetch());
  // A promotion has one page: that of its kind.
  if (promotion && promotionPath(promotion) !== pathname)
    return <Navigate to={promotionPath(promotion)} replace />;
  return (
    <PromotionView
      promotion={promotion}
      isInvitation={isInvitation}
      isPaused={currentData?.pause != null}
      failure={currentData || !error ? undefined : toFailure(error)}
      isRetrying={isFetching}
      now={now}
      joining={joining}
      spinning={spinning}
      onLogin={() => dispatch(loginOpened({ way: 'login' }))}
      onRetry={() => void refetch()}
    />
  );
}
