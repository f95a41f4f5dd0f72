import { useFormat } from '@lobby/i18n';
import type { DepositOrder } from '../deposit-types.ts';

/** Writes what is still to be paid for an order, in its currency. */
export function useAmountDue(): (
  order: Pick<DepositOrder, 'usdtAmount' | 'missing' | 'payAmount'>,
) => string {
  const format = useFormat();
  return ({ usdtAmount, missing, payAmount }) =>
    usdtAmount ? `${format.number(usdtAmount)} USDT` : format.money(missing || payAmount);
}
