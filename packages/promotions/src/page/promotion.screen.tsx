import { toFailure } from '@lobby/api';
import { usePromotionsQuery } from '@lobby/api/endpoints/promotion';
import { loginOpened } from '@lobby/api/session';
import { useServerNow } from '@lobby/api/use-server-now';
import { useLocale } from '@lobby/i18n';
import { useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { promotionPath } from '../rule/promotion-path.ts';
import { readPromotions } from '../rule/read-rule.ts';
import { PromotionView } from './promotion.view.tsx';
import { useJoining } from './use-joining.ts';
import { useSpinning } from './wheel/use-spinning.ts';

/** One promotion: what it asks for, joining it, and what the member has done. */
export default function PromotionScreen() {
  const { id = '' } = useParams();
  const { pathname } = useLocation();
  const langx = useLocale();
  const dispatch = useDispatch();
  const { currentData, error, isFetching, refetch } = usePromotionsQuery(
    { id, langx },
    { refetchOnMountOrArgChange: true },
  );
  const now = useServerNow();
  const promotion = useMemo(
    () => (currentData ? (readPromotions(currentData.promotions)[0] ?? null) : undefined),
    [currentData],
  );
  const joining = useJoining(id, () => void refetch());
  const spinning = useSpinning(id, promotion?.own?.wheel ?? null, () => void refetch());
  // A promotion has one page: that of its kind.
  if (promotion && promotionPath(promotion) !== pathname)
    return <Navigate to={promotionPath(promotion)} replace />;
  return (
    <PromotionView
      promotion={promotion}
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
