import { hideBalanceItem, readItem, subscribeItem } from '@lobby/api-client/storage';
import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => subscribeItem(hideBalanceItem, listener);
const isHidden = () => readItem(hideBalanceItem) === '1';

/** Whether the member hides their balance from a neighbour's eyes; chosen in the header. */
export function useBalanceHidden(): boolean {
  return useSyncExternalStore(subscribe, isHidden, isHidden);
}
