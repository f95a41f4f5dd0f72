import { wayBack } from '@lobby/feature/way-back';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * The page that sent the member here because something has to be bound first; undefined when they came by themselves.
 * @param isComplete all that pages ask for is bound: goes back to that page.
 */
export function useReturn(isComplete: boolean): string | undefined {
  const { state } = useLocation();
  const navigate = useNavigate();
  const to = wayBack(state);
  useEffect(() => {
    if (isComplete && to !== undefined) void navigate(to, { replace: true });
  }, [isComplete, to, navigate]);
  return to;
}
