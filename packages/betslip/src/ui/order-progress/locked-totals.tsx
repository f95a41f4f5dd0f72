import { useText } from '@lobby/i18n';
import { Money } from '@lobby/ui-kit/money';
import type { ReactNode } from 'react';
import { betslipMessages } from '../../messages/index.ts';
import type { Order } from '../../store/order.ts';
import styles from '../order-summary/order-summary.module.css';

/** What an order under way stakes and can win. */
export function LockedTotals({ order }: { order: Order }): ReactNode {
  const t = useText(betslipMessages);
  return (
    <div className={styles.summary}>
      <dl className={styles.rows}>
        <div className={styles.row}>
          <dt>{t('betslip.total.stake')}</dt>
          <dd>
            <Money yuan={order.stake} />
          </dd>
        </div>
        {order.risk !== order.stake && (
          <div className={styles.row}>
            <dt>{t('betslip.total.risk')}</dt>
            <dd>
              <Money yuan={order.risk} />
            </dd>
          </div>
        )}
        <div className={styles.row} data-strong>
          <dt>{t('betslip.total.win')}</dt>
          <dd>
            <Money yuan={order.win} />
          </dd>
        </div>
      </dl>
    </div>
  );
}
