import { useFormat, useText } from '@lobby/i18n';
import { walletMessages } from '../../messages/index.ts';
import type { DepositOrder } from '../deposit-types.ts';
import { CopyRow, Row, Rows } from './order-rows.tsx';

/** What an order is named by, for the member and for customer service. */
export function OrderFacts({ order }: { order: DepositOrder }) {
  const t = useText(walletMessages);
  const format = useFormat();
  return (
    <Rows quiet>
      <CopyRow label={t('wallet.depositOrder.id')} text={order.orderId} />
      <Row label={t('wallet.depositOrder.asked')}>{format.money(order.amount)}</Row>
      <Row label={t('wallet.depositOrder.createdAt')}>{format.dateTime(order.createdAt)}</Row>
    </Rows>
  );
}
