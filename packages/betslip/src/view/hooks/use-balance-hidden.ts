import { hideBalanceItem } from '@lobby/api/storage';
import { useItem } from '@lobby/api/storage/item';
import { balanceHidden, useBrand } from '@lobby/brand-kit';

/** Whether the balance is masked, as in the header: chosen there, and by the brand until then. */
export function useBalanceHidden(): boolean {
  const { switches } = useBrand();
  return balanceHidden(switches, useItem(hideBalanceItem));
}

/** Shown in place of a hidden balance; the same as in the money component. */
export const maskedMoney = '****';
