import { lazyWithTexts } from '@lobby/i18n';
import { findSport, type SportCode, type SportType } from '@lobby/sports';
import { type ReactNode, Suspense } from 'react';
import type { OfferedLine } from '../../feed/match-feed.ts';
import { useSportsbook } from '../../state/sportsbook-context.ts';
import css from './lazy-tracker.module.css';
import { trackerMessages } from './messages/index.ts';

/** Beside the markets: where its file does not come, they stand alone. */
const Tracker = lazyWithTexts(
  () => import('./tracker.tsx').catch(() => ({ default: () => null })),
  trackerMessages,
);

const noLines: readonly OfferedLine[] = [];

interface WithTrackerProps {
  readonly ecid: string;
  readonly sport: SportCode | SportType;
  readonly stateVersion?: string | undefined;
  readonly lines?: readonly OfferedLine[];
  readonly children: ReactNode;
}

/** The markets of a match with its tracker beside or above them, where there is one. */
export function WithTracker({ ecid, sport, stateVersion, lines = noLines, children }: WithTrackerProps) {
  const { askDetail } = useSportsbook();
  if (!askDetail || !findSport(sport)?.hasTracker) return children;
  return (
    <div className={css.columns}>
      <div className={css.tracker}>
        <Suspense>
          <Tracker key={ecid} ecid={ecid} ask={askDetail} stateVersion={stateVersion} lines={lines} />
        </Suspense>
      </div>
      <div className={css.markets}>{children}</div>
    </div>
  );
}
