import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { usePorts } from '../../provider/orders-provider.tsx';
import type { PickedSelection } from '../../state/selection.ts';
import { noUndo } from '../no-undo.ts';

/** A selection under the names its match has now: the language may have changed since it was picked. */
export function useNamed(selection: PickedSelection): PickedSelection {
  const { names } = usePorts();
  const { gide } = selection;
  const current = useSyncExternalStore(
    useCallback(listener => names?.subscribe(gide, listener) ?? noUndo, [names, gide]),
    () => names?.read(gide),
  );
  return useMemo(
    () =>
      current
        ? { ...selection, league: current.league, teamH: current.teams.home, teamC: current.teams.away }
        : selection,
    [selection, current],
  );
}
