import { hideBalanceItem, writeItem } from '@lobby/api/storage';
import { useItem } from '@lobby/api/storage/item';
import { balanceHidden, useBrand } from '@lobby/brand-kit';

/** Whether money is masked, and a setter. Stored; the brand sets the default. */
export function useBalanceHidden(): [boolean, (hidden: boolean) => void] {
  const { switches } = useBrand();
  const hidden = balanceHidden(switches, useItem(hideBalanceItem));
  return [hidden, next => writeItem(hideBalanceItem, next ? '1' : '0')];
}
