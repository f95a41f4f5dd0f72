import { useCallback, useState, useSyncExternalStore } from 'react';
import { usePorts } from '../../provider/orders-provider.tsx';
import type { LegView } from '../leg-source.ts';
import { noUndo } from '../no-undo.ts';

/** "1:2" in play, the last known score; empty before, and when the match is over and no feed has it. */
export function useScore({ selection, quote, isOver }: LegView): string {
  const { scores } = usePorts();
  const { gide } = selection;
  const live = useSyncExternalStore(
    useCallback(listener => scores?.subscribe(gide, listener) ?? noUndo, [scores, gide]),
    () => scores?.read(gide),
  );
  return useLast(live ?? quote?.score) ?? (isOver ? '' : selection.score);
}

/** The last value that was there. */
function useLast<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}
