import { toFailure } from '@lobby/api';
import { usePromotionsQuery } from '@lobby/api/endpoints/promotion';
import { useSession } from '@lobby/api/session';
import { useServerNow } from '@lobby/api/use-server-now';
import { useLocale } from '@lobby/i18n';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readPromotions } from '../rule/read-rule.ts';
import { ListView, shownKinds } from './list.view.tsx';
import { topics } from './topics.ts';

/** The promotions of the site; which of them are shown is in the address, so that whoever comes back finds it. */
export default function ListScreen() {
  const langx = useLocale();
  const [params, setParams] = useSearchParams();
  const { data, error, isFetching, refetch } = usePromotionsQuery(
    { langx },
    { refetchOnMountOrArgChange: true },
  );
  const now = useServerNow();
  const choose = (name: 'shown' | 'topic', value: string | undefined) =>
    setParams(
      before => {
        const after = new URLSearchParams(before);
        if (value === undefined) after.delete(name);
        else after.set(name, value);
        return after;
      },
      { replace: true },
    );
  const promotions = useMemo(() => data && readPromotions(data.promotions), [data]);
  return (
    <ListView
      promotions={promotions}
      isPaused={data?.pause != null}
      isMember={useSession().loggedIn}
      shown={shownKinds.find(one => one === params.get('shown')) ?? 'open'}
      topic={topics.find(one => one === params.get('topic'))}
      failure={data || !error ? undefined : toFailure(error)}
      isRetrying={isFetching}
      now={now}
      onShow={shown => choose('shown', shown === 'open' ? undefined : shown)}
      onTopic={topic => choose('topic', topic)}
      onRetry={() => void refetch()}
    />
  );
}
