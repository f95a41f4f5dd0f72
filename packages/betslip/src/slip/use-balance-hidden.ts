import { hideBalanceItem, readItem, subscribeItem } from '@lobby/api-client/storage';
import { balanceHidden, useBrand } from '@lobby/brand-kit';
import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => subscribeItem(hideBalanceItem, listener);
const remembered = () => readItem(hideBalanceItem);

/** Whether the balance is masked, as in the header: chosen there, and by the brand until then. */
export function useBalanceHidden(): boolean {
  const { switches } = useBrand();
  return balanceHidden(
    switches,
    useSyncExternalStore(subscribe, remembered, () => undefined),
  );
}

/** Shown in place of a hidden balance; the same as in the money component. */
export const maskedMoney = '****';
