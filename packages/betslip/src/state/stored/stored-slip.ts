import { defineItem, isRecord, jsonCodec, readItem, removeItem, writeItem } from '@lobby/api/storage';
import type { BetslipState, StakeBasis } from '../betslip-state.ts';
import { isSelection } from './stored-items.ts';

/** What of a slip survives a reload. Prices in it are old: they are looked at again before anything is placed. */
export interface StoredSlip {
  readonly owner?: string;
  readonly mode: 'single' | 'multiple';
  readonly series: boolean;
  readonly combine: BetslipState['combine'];
  readonly items: BetslipState['slip']['items'];
  readonly stakes: BetslipState['stakes'];
  readonly basis: StakeBasis;
}

/** A member's slip goes with their session; a visitor's stays for whoever comes next on this device. */
export const memberSlipItem = defineItem('slip', jsonCodec(isStoredSlip), { personal: true });
export const visitorSlipItem = defineItem('slip', jsonCodec(isStoredSlip));

/** The slip of this member, or what was picked before logging in. `owner`: undefined for a visitor. */
export function readSlip(owner: string | undefined): StoredSlip | undefined {
  const own = owner === undefined ? undefined : readItem(memberSlipItem);
  return own && own.owner === owner ? own : readItem(visitorSlipItem);
}

/** Stores the slip for its owner; a member takes over what a visitor left. */
export function writeSlip({ owner, slip, combine, stakes, basis }: BetslipState): void {
  const { mode, series, items } = slip;
  const stored: StoredSlip = { owner, mode, series, combine, items, stakes, basis };
  writeItem(owner === undefined ? visitorSlipItem : memberSlipItem, stored);
  if (owner !== undefined) removeItem(visitorSlipItem);
}

function isStoredSlip(value: unknown): value is StoredSlip {
  if (!isRecord(value) || !isRecord(value.stakes)) return false;
  const { mode, series, combine, basis, items, stakes, owner } = value;
  return (
    (mode === 'single' || mode === 'multiple') &&
    typeof series === 'boolean' &&
    (combine === 'series' || combine === 'systems') &&
    (basis === 'each' || basis === 'total') &&
    (owner === undefined || typeof owner === 'string') &&
    Object.values(stakes).every(stake => typeof stake === 'string') &&
    Array.isArray(items) &&
    items.length <= 10 &&
    items.every(isSelection)
  );
}
