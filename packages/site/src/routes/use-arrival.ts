import { useEffect, useState } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import { topProgress } from '../progress/top-progress.ts';
import { type ArrivalWorld, arrive } from './arrive.ts';

/** The place to show: the last one that was reached. It stays on screen while the next is on its way. */
export function useArrival(first: Location, world: ArrivalWorld): Location {
  const location = useLocation();
  const navigate = useNavigate();
  const [shown, setShown] = useState(first);
  const onItsWay = location.key !== shown.key;

  useEffect(() => {
    if (!onItsWay) return;
    let wanted = true;
    const bar = topProgress();
    bar.start();
    void arrive(location, world).then(elsewhere => {
      if (!wanted) return;
      if (elsewhere) void navigate(elsewhere.to, { replace: true, state: elsewhere.state });
      else setShown(location);
    });
    return () => {
      wanted = false;
      bar.done();
    };
  }, [location, onItsWay, navigate, world]);

  return shown;
}
