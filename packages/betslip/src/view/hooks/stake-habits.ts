import { defineItem, isRecord, jsonCodec, readItem, subscribeItem, writeItem } from '@lobby/api/storage';
import { useMemo, useSyncExternalStore } from 'react';

/** The amounts a member is used to, yuan as typed; kept on this device after they log out. */
interface StakeHabits {
  readonly presets?: readonly string[];
  readonly quickAmount?: string;
  /** They were informed what quick bet does. */
  readonly isQuickExplained?: boolean;
}

/** Of the member who was here last: another member begins anew. */
export const stakeHabitsItem = defineItem('stake-habits', jsonCodec(isOwned));

function isOwned(value: unknown): value is StakeHabits & { readonly owner: string } {
  if (!isRecord(value) || typeof value.owner !== 'string') return false;
  const { presets, quickAmount, isQuickExplained } = value;
  return (
    (presets === undefined || (Array.isArray(presets) && presets.every(each => typeof each === 'string'))) &&
    (quickAmount === undefined || typeof quickAmount === 'string') &&
    (isQuickExplained === undefined || typeof isQuickExplained === 'boolean')
  );
}

export function readHabits(owner: string): StakeHabits {
  const stored = readItem(stakeHabitsItem);
  return stored?.owner === owner ? stored : {};
}

export function changeHabits(owner: string, change: StakeHabits): void {
  writeItem(stakeHabitsItem, { ...readHabits(owner), ...change, owner });
}

const subscribe = (listener: () => void) => subscribeItem(stakeHabitsItem, listener);

/** The habits of this member, as they are in every tab. */
export function useHabits(owner: string): StakeHabits {
  const text = useSyncExternalStore(
    subscribe,
    () => JSON.stringify(readHabits(owner)),
    () => '{}',
  );
  // Safe: written just above from what was read with its guard.
  return useMemo(() => JSON.parse(text) as StakeHabits, [text]);
}
