import { useText } from '@lobby/i18n';
import { useLocation } from 'react-router-dom';
import { walletMessages } from '../messages/index.ts';
import { OpenOrders } from '../open-orders/open-orders.tsx';
import type { DepositOrder } from './deposit-types.ts';
import { useMethodName } from './methods/method-names.ts';
import { depositOrderAddress, slipBehind } from './order/deposit-order-address.ts';
import { useAmountDue } from './order/use-amount-due.ts';

/** The orders that wait for money, each with the way back to it. */
export function OpenDeposits({ orders }: { orders: readonly DepositOrder[] }) {
  const t = useText(walletMessages);
  const amountDue = useAmountDue();
  const methodName = useMethodName();
  const slip = slipBehind(useLocation().state);
  return (
    <OpenOrders
      label={t('wallet.deposit.open')}
      orders={orders.map(order => ({
        id: order.orderId,
        to: depositOrderAddress(order),
        state: slip,
        action: t(order.pause ? 'wallet.deposit.open.see' : 'wallet.deposit.open.continue'),
        text: t(wordOf(order), {
          method: methodName(order.method),
          amount: amountDue(order),
        }),
      }))}
    />
  );
}

/** In a pause nothing invites to pay. */
function wordOf({ pause, missing }: DepositOrder) {
  if (pause) return 'wallet.deposit.open.paused';
  return missing ? 'wallet.deposit.open.rest' : 'wallet.deposit.open.one';
}
