import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type Arrival, type ArrivalWorld, arrive } from './arrive.ts';
import type { TableRow } from './route-table.ts';
import { topProgress } from './top-progress.ts';

type Shown = Exclude<Arrival, { kind: 'elsewhere' }>;

/** The page to show: the last one that arrived. It stays on screen while the next is on its way. */
export function useArrival(first: Shown, table: readonly TableRow[], world: ArrivalWorld): Shown {
  const location = useLocation();
  const navigate = useNavigate();
  const [shown, setShown] = useState(first);
  const onItsWay = location.key !== shown.location.key;

  useEffect(() => {
    if (!onItsWay) return;
    let wanted = true;
    const bar = topProgress();
    bar.start();
    void arrive(location, table, world).then(arrival => {
      if (!wanted) return;
      if (arrival.kind === 'elsewhere') {
        const { to, state } = arrival;
        void navigate(to, { replace: true, state });
      } else setShown(arrival);
    });
    return () => {
      wanted = false;
      bar.done();
    };
  }, [location, onItsWay, navigate, table, world]);

  return shown;
}
