import { readSession } from '@lobby/api-client/session';
import type { BetslipState, SlipStore } from './betslip-state.ts';
import { writeSlip } from './stored-slip.ts';

/**
 * Stores the slip with every change of it, so that it survives a reload. Only while its owner is here: after the end of
 * a session nothing personal is stored, and a member who logs in again finds it stored anew. Returns its own undo.
 */
export function keepSlip(store: SlipStore): () => void {
  let kept = partsOf(store.getState().betslip);
  return store.subscribe(() => {
    const state = store.getState().betslip;
    const now = partsOf(state);
    if (now.every((part, at) => part === kept[at])) return;
    kept = now;
    if (state.owner === readSession()?.userId) writeSlip(state);
  });
}

const partsOf = ({ owner, slip, combine, stakes, basis }: BetslipState) =>
  [owner, slip, combine, stakes, basis, readSession()?.userId] as const;
