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

/** Stands for a balance that is not to be read; the same as the money part draws. */
export const maskedMoney = '****';
