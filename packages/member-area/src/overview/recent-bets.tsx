import type { Slots } from '@lobby/feature';
import { Skeleton, SkeletonGroup } from '@lobby/ui-kit/skeleton';
import { lazy, type ReactNode, Suspense, useMemo } from 'react';

/** The last bets, which the feature that knows bets draws. */
export function RecentBets({ load }: { load: NonNullable<Slots['recentBets']> }): ReactNode {
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
