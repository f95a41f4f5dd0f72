import type { CallMatchDetail } from '@lobby/api/endpoints/match-detail';
import { type ReactNode, useEffect, useRef } from 'react';
import { useDelay } from '../../state/use-delay.ts';
import { useFeed } from '../../state/use-feed.ts';
import { type DetailState, openDetail } from './feed/detail-feed.ts';
import { TrackerView } from './tracker-view.tsx';

export interface TrackerProps {
  readonly ecid: string;
  readonly ask: CallMatchDetail;
  /** Which state of the match the page shows: with another one it is asked at once what happened. */
  readonly stateVersion: string | undefined;
  /** How prices moved; absent of a match that is over. */
  readonly courses?: ReactNode;
}

const loading: DetailState = { status: 'loading' };

/** What happens in a match, followed while the page shows it. */
export default function Tracker({ ecid, ask, stateVersion, courses }: TrackerProps) {
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
      courses={courses}
    />
  );
}
