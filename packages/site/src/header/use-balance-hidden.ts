import { hideBalanceItem, readItem, subscribeItem, writeItem } from '@lobby/api-client/storage';
import { balanceHidden, useBrand } from '@lobby/brand-kit';
import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => subscribeItem(hideBalanceItem, listener);
const remembered = () => readItem(hideBalanceItem);

/** Whether money is masked, and a setter. Stored; the brand sets the default. */
export function useBalanceHidden(): [boolean, (hidden: boolean) => void] {
  const { switches } = useBrand();
  const choice = useSyncExternalStore(subscribe, remembered, () => undefined);
  const hidden = balanceHidden(switches, choice);
  return [hidden, next => writeItem(hideBalanceItem, next ? '1' : '0')];
}
