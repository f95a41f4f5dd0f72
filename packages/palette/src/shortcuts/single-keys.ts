import { defineItem, readItem, subscribeItem, wordCodec, writeItem } from '@lobby/api/storage';
import { useSyncExternalStore } from 'react';

/** "0" while shortcuts of a single key are switched off, as WCAG 2.1.4 asks that they can be. */
export const singleKeysItem = defineItem('single-keys', wordCodec(['0', '1']));

/** Whether shortcuts of a single key work on this device. */
export const hasSingleKeys = (): boolean => readItem(singleKeysItem) !== '0';

/** The same, followed, and what switches them. */
export function useSingleKeys(): readonly [boolean, (on: boolean) => void] {
  const isOn = useSyncExternalStore(follow, hasSingleKeys);
  return [isOn, on => writeItem(singleKeysItem, on ? '1' : '0')];
}

const follow = (listener: () => void) => subscribeItem(singleKeysItem, listener);
