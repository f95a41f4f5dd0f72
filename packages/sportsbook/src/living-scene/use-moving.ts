import { marketByWtype, selectionKey } from '@lobby/betting';
import { useEffect, useReducer } from 'react';
import { moveLifeMs } from '../feed/price-store.ts';
import { useSportsbook } from '../state/sportsbook-context.ts';

/** Whether one of a match's who-wins prices has moved within `lifeMs`; by its main line. */
export function useMoving(gid: string, lifeMs: number = moveLifeMs): boolean {
  const { prices } = useSportsbook().board;
  const [, look] = useReducer((count: number) => count + 1, 0);
  const movedAt = Math.max(0, ...winnerKeys(gid).map(key => prices.read(key)?.movedAt ?? 0));
  const rest = movedAt + lifeMs - Date.now();

  useEffect(() => {
    const undo = winnerKeys(gid).map(key => prices.subscribe(key, look));
    return () => {
      for (const stop of undo) stop();
    };
  }, [gid, prices]);
  useEffect(() => {
    const left = movedAt + lifeMs - Date.now();
    if (left <= 0) return;
    const timer = setTimeout(look, left + 1);
    return () => clearTimeout(timer);
  }, [movedAt, lifeMs]);
  return rest > 0;
}

function winnerKeys(gid: string): string[] {
  const market = marketByWtype('RM');
  return market?.picks.map(({ rtype }) => selectionKey(gid, market.wtype, rtype)) ?? [];
}
