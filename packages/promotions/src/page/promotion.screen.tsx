import { toFailure } from '@lobby/api';
import { useJoinPromotionMutation, usePromotionsQuery } from '@lobby/api/endpoints/promotion';
import { loginOpened } from '@lobby/api/session';
import { useServerNow } from '@lobby/api/use-server-now';
import { currentLocale, useLocale } from '@lobby/i18n';
import { useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { useParams } from 'react-router-dom';
import { readPromotions } from '../rule/read-rule.ts';
import { PromotionView } from './promotion.view.tsx';

/** One promotion: what it asks for, joining it, and what the member has done. */
export default function PromotionScreen() {
  const { id = '' } = useParams();
  const langx = useLocale();
  const dispatch = useDispatch();
  const { currentData, error, isFetching, refetch } = usePromotionsQuery(
    { id, langx },
    { refetchOnMountOrArgChange: true },
  );
  const [join, joining] = useJoinPromotionMutation();
  const now = useServerNow();
  const promotion = useMemo(
    () => (currentData ? (readPromotions(currentData.promotions)[0] ?? null) : undefined),
    [currentData],
  );
  return (
    <PromotionView
      promotion={promotion}
      isPaused={currentData?.pause != null}
      failure={currentData || !error ? undefined : toFailure(error)}
      isRetrying={isFetching}
      now={now}
      joining={{ isBusy: joining.isLoading, failure: joining.error && toFailure(joining.error) }}
      onJoin={day => void join({ id, langx: currentLocale(), ...(day !== undefined && { day }) })}
      onLogin={() => dispatch(loginOpened({ way: 'login' }))}
      onRetry={() => void refetch()}
    />
  );
}
