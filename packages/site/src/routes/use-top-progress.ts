import { useEffect } from 'react';
import { useNavigation } from 'react-router-dom';
import { topProgress } from './top-progress.ts';

/** Runs the bar at the top of the window while the next page is on its way. */
export function useTopProgress(): void {
  const busy = useNavigation().state !== 'idle';
  useEffect(() => {
    if (!busy) return;
    const bar = topProgress();
    bar.start();
    return () => bar.done();
  }, [busy]);
}
