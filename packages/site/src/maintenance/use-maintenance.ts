import { api, serverNow } from '@lobby/api';
import { configurationEndpoints } from '@lobby/api/endpoints/configuration';
import { useCountdown } from '@lobby/api/use-countdown';
import { useEffect, useReducer, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { maintenanceFlow, startMaintenance } from './maintenance.flow.ts';

/**
 * Polls with growing pauses until the site is back; then everything on the page is fetched again and `onOpen` is
 * called.
 * @param until as the server said last, ms.
 */
export function useMaintenance(until: number | undefined, onOpen: () => void) {
  const dispatch = useDispatch();
  const [look] = configurationEndpoints.useLazyPreInfoQuery();
  const [state, send] = useReducer(maintenanceFlow, serverNow(), startMaintenance);
  const latest = useRef({ until, onOpen });
  useEffect(() => {
    latest.current = { until, onOpen };
  });

  const retryAt = state.step === 'waiting' ? state.retryAt : undefined;
  const seconds = useCountdown(retryAt, { onEnd: () => send({ type: 'retried' }) });

  const checking = state.step === 'checking';
  useEffect(() => {
    if (!checking) return;
    let wanted = true;
    void look().then(({ isSuccess }) => {
      if (!wanted) return;
      if (!isSuccess) {
        const { until } = latest.current;
        return send({ type: 'refused', nowMs: serverNow(), until, spread: Math.random() });
      }
      dispatch(api.util.resetApiState());
      latest.current.onOpen();
    });
    return () => {
      wanted = false;
    };
  }, [checking, dispatch, look]);

  return {
    /** Whole seconds until the next look; undefined while looking. */
    seconds: retryAt === undefined ? undefined : seconds,
    retry: () => send({ type: 'retried' }),
  };
}
