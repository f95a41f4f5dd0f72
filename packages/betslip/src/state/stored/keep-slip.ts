import { readSession } from '@lobby/api/session';
import type { BetslipState, SlipStore } from '../betslip-state.ts';
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
    const isSameSlip = slipOf(now).every((part, at) => part === slipOf(kept)[at]);
    kept = now;
    // A login, perhaps in another tab: an empty slip says nothing against the one that is stored.
    if (isSameSlip && state.slip.items.length === 0) return;
    if (state.owner === readSession()?.userId) writeSlip(state);
  });
}

const partsOf = ({ owner, slip, combine, stakes, basis }: BetslipState) =>
  [slip, combine, stakes, basis, owner, readSession()?.userId] as const;

const slipOf = (parts: ReturnType<typeof partsOf>) => parts.slice(0, 4);
