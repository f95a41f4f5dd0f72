import type { CallMatchDetail } from '@lobby/api/endpoints/match-detail';
import { useEffect, useRef } from 'react';
import type { OfferedLine } from '../../feed/match-feed.ts';
import { useDelay } from '../../state/use-delay.ts';
import { useFeed } from '../../state/use-feed.ts';
import { type DetailState, openDetail } from './feed/detail-feed.ts';
import { PriceCourses } from './prices/price-courses.tsx';
import { TrackerView } from './tracker-view.tsx';

export interface TrackerProps {
  readonly ecid: string;
  readonly ask: CallMatchDetail;
  /** Which state of the match the page shows: with another one it is asked at once what happened. */
  readonly stateVersion: string | undefined;
  /** What is on sale; nothing of a match that is over. */
  readonly lines: readonly OfferedLine[];
}

const loading: DetailState = { status: 'loading' };

/** What happens in a match, followed while the page shows it. */
export default function Tracker({ ecid, ask, stateVersion, lines }: TrackerProps) {
  const { state, feed } = useFeed(`detail ${ecid}`, () => openDetail(ecid, ask), loading);
  const delay = useDelay(feed);
  const isRunning = state.status === 'ready' && (state.play.phase === '1H' || state.play.phase === '2H');
  const shown = useRef(stateVersion);
  useEffect(() => {
    if (shown.current === stateVersion) return;
    shown.current = stateVersion;
    feed?.retry();
  }, [feed, stateVersion]);
  return (
    <TrackerView
      state={state}
      isLate={isRunning && delay > 0}
      onRetry={() => feed?.retry()}
      courses={
        state.status === 'ready' &&
        lines.length > 0 && <PriceCourses ecid={ecid} lines={lines} teams={state.play.teams} />
      }
    />
  );
}
