import { readSession } from '@lobby/api/session';
import { oddsFormatItem, readItem } from '@lobby/api/storage';
import { type BetslipState, emptySlip } from '../betslip-state.ts';
import { oddsPolicyItem } from './stored-items.ts';
import { readSlip } from './stored-slip.ts';

/** Read when a store is made, so that each store starts from what is stored then. */
export function initialState(): BetslipState {
  const owner = readSession()?.userId;
  const stored = readSlip(owner);
  return {
    owner,
    slip: stored
      ? { mode: stored.mode, series: stored.series, items: stored.items, confirming: false }
      : emptySlip,
    combine: stored?.combine ?? 'series',
    stakes: stored?.stakes ?? {},
    basis: stored?.basis ?? 'each',
    policy: readItem(oddsPolicyItem) ?? 'better',
    oddsFormat: readItem(oddsFormatItem) ?? 'H',
    restored: stored !== undefined,
    waiting: [],
    sheetOpen: false,
    tab: 'slip',
  };
}
