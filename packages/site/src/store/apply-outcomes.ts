import { apiRefused } from '@lobby/api';
import type { StartSiteListening } from './listening.ts';
import { notify } from './notify.ts';

/**
 * Applies the catalogue's outcome of a rejected call; the only place that does. An answer for an ended session is
 * ignored. The code for it is loaded with the first rejection that is not left to its caller.
 */
export function applyOutcomes(listen: StartSiteListening): void {
  listen({
    actionCreator: apiRefused,
    effect: async ({ payload }, { dispatch }) => {
      const { outcome, onRefusal, stale } = payload;
      if (stale || (outcome === 'show-message' && onRefusal === 'caller')) return;
      const loaded = await import('./apply-outcome.ts').catch(() => undefined);
      if (loaded) loaded.applyOutcome(payload, dispatch);
      else notify('failed');
    },
  });
}
