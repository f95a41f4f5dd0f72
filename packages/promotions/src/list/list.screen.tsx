import { toFailure } from '@lobby/api';
import { usePromotionsQuery } from '@lobby/api/endpoints/promotion';
import { useSession } from '@lobby/api/session';
import { useServerNow } from '@lobby/api/use-server-now';
import { useLocale } from '@lobby/i18n';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readPromotions } from '../rule/read-rule.ts';
import { ListView, shownKinds } from './list.view.tsx';

/** The promotions of the site; which of them are shown is in the address. */
export default function ListScreen() {
  const langx = useLocale();
  const [params, setParams] = useSearchParams();
  const { data, error, isFetching, refetch } = usePromotionsQuery(
    { langx },
    { refetchOnMountOrArgChange: true },
  );
  const now = useServerNow();
  const promotions = useMemo(() => data && readPromotions(data.promotions), [data]);
  return (
    <ListView
      promotions={promotions}
      isPaused={data?.pause != null}
      isMember={useSession().loggedIn}
      shown={shownKinds.find(one => one === params.get('shown')) ?? 'open'}
      failure={data || !error ? undefined : toFailure(error)}
      isRetrying={isFetching}
      now={now}
      onShow={shown => setParams(shown === 'open' ? {} : { shown }, { replace: true })}
      onRetry={() => void refetch()}
    />
  );
}
