import { useFormat, useText } from '@lobby/i18n';
import { Icon } from '@lobby/ui-kit/icon';
import { Link } from 'react-router-dom';
import { depositOrderAddress } from '../deposit-order/deposit-order-address.ts';
import type { DepositOrder } from '../deposit-types.ts';
import { walletMessages } from '../messages/index.ts';
import sheet from '../page/page.module.css';
import { useMethodName } from './methods/method-names.ts';

/** The orders that wait for money, each with the way back to it. */
export function OpenOrders({ orders }: { orders: readonly DepositOrder[] }) {
  const t = useText(walletMessages);
  const format = useFormat();
  const methodName = useMethodName();
  if (orders.length === 0) return null;
  return (
    <section className={sheet.running} aria-label={t('wallet.deposit.open')}>
      {orders.map(order => (
        <Link key={order.orderId} className={sheet.runningOrder} to={depositOrderAddress(order)}>
          <Icon name="clock" size={20} />
          <span>
            {t(order.missing ? 'wallet.deposit.open.rest' : 'wallet.deposit.open.one', {
              method: methodName(order.method),
              amount: order.usdtAmount
                ? `${format.number(order.usdtAmount)} USDT`
                : format.money(order.missing || order.payAmount),
            })}
          </span>
          <span className={sheet.runningWay}>
            {t('wallet.deposit.open.continue')}
            <Icon name="chevron-right" size={16} />
          </span>
        </Link>
      ))}
    </section>
  );
}
