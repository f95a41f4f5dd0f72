import { lazyWithTexts } from '@lobby/i18n';
import { findSport, type SportCode, type SportType } from '@lobby/sports';
import { type ReactNode, Suspense } from 'react';
import { useSportsbook } from '../../state/sportsbook-context.ts';
import css from './lazy-tracker.module.css';
import { trackerMessages } from './messages/index.ts';

/** Beside the markets: where its file does not come, they stand alone. */
const Tracker = lazyWithTexts(
  () => import('./tracker.tsx').catch(() => ({ default: () => null })),
  trackerMessages,
);

interface WithTrackerProps {
  readonly ecid: string;
  readonly sport: SportCode | SportType;
  readonly stateVersion?: string | undefined;
  /** How its prices moved, for one of its tabs; absent of a match that is over. */
  readonly courses?: ReactNode;
  readonly children: ReactNode;
}

/** Whether the page of a match has a tracker, which shows how its prices moved, too. */
export function useHasTracker(sport: SportCode | SportType): boolean {
  const { askDetail } = useSportsbook();
  return askDetail !== undefined && findSport(sport)?.hasTracker === true;
}

/** The markets of a match with its tracker beside or above them, where there is one. */
export function WithTracker({ ecid, sport, stateVersion, courses, children }: WithTrackerProps) {
  const { askDetail } = useSportsbook();
  const hasTracker = useHasTracker(sport);
  if (!askDetail || !hasTracker) return children;
  return (
    <div className={css.columns}>
      <div className={css.tracker}>
        <Suspense>
          <Tracker key={ecid} ecid={ecid} ask={askDetail} stateVersion={stateVersion} courses={courses} />
        </Suspense>
      </div>
      <div className={css.markets}>{children}</div>
    </div>
  );
}
