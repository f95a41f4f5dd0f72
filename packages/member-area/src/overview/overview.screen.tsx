import { unreadCount, useUnreadLettersQuery } from '@lobby/api/endpoints/letter';
import { useBalanceQuery } from '@lobby/api/endpoints/transfer';
import { hideBalanceItem, writeItem } from '@lobby/api/storage';
import { useItem } from '@lobby/api/storage/item';
import { useOpenedAt } from '@lobby/api/use-opened-at';
import { usePause } from '@lobby/api/use-pause';
import { balanceHidden, useBrand } from '@lobby/brand-kit';
import type { Slots } from '@lobby/feature';
import { useSlots } from '@lobby/feature/slots';
import { Skeleton, SkeletonGroup } from '@lobby/ui-kit/skeleton';
import { useAccount } from '@lobby/verification/security-score';
import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { useNarrow } from '../frame/use-narrow.ts';
import { OverviewView } from './overview.view.tsx';

export default function OverviewScreen() {
  const now = useOpenedAt();
  const { switches } = useBrand();
  const dispatch = useDispatch();
  const { account, failure, isRetrying, retry } = useAccount();
  const balance = useBalanceQuery();
  const { recentBets, binding } = useSlots();
  const { data: letters } = useUnreadLettersQuery();
  const pause = usePause();
  const isHidden = balanceHidden(switches, useItem(hideBalanceItem));

  return (
    <OverviewView
      now={now}
      account={account}
      accountFailure={failure}
      isRetryingAccount={isRetrying}
      onRetryAccount={retry}
      balance={balance.data}
      isBalanceFailed={balance.isError}
      isBalanceBusy={balance.isFetching}
      isBalanceHidden={isHidden}
      isPaused={pause === undefined ? undefined : pause !== null}
      onHideBalance={hidden => writeItem(hideBalanceItem, hidden ? '1' : '0')}
      onRefreshBalance={() => void balance.refetch()}
      recentBets={recentBets && <RecentBets load={recentBets} />}
      unread={letters && unreadCount(letters)}
      isNarrow={useNarrow()}
      onSetBirthday={binding && (async () => dispatch((await binding()).default('birthday')))}
    />
  );
}

/** The last bets, which the feature that knows bets draws. */
function RecentBets({ load }: { load: NonNullable<Slots['recentBets']> }): ReactNode {
  const Part = useMemo(() => lazy(load), [load]);
  return (
    <Suspense
      fallback={
        <SkeletonGroup>
          <Skeleton shape="block" height="25rem" />
        </SkeletonGroup>
      }
    >
      <Part />
    </Suspense>
  );
}
