import { combinationCount } from '@lobby/betting';
import { useText } from '@lobby/i18n';
import { formatYuan, parseYuan } from '@lobby/money';
import { Money } from '@lobby/ui-kit/money';
import type { ReactNode } from 'react';
import { betslipMessages } from '../../messages/index.ts';
import type { Order } from '../../state/order.ts';
import type { Receipt } from '../../state/order-answer.ts';
import { useBalanceHidden } from '../../view/hooks/use-balance-hidden.ts';
import styles from './outcomes.module.css';

/** An accepted bet: what it holds and can win, and its ticket id. */
export function ReceiptRows({ order, receipt }: { order: Order; receipt: Receipt }): ReactNode {
  const t = useText(betslipMessages);
  const hidden = useBalanceHidden();
  const combinations = combinationCount(order.legs.length, order.sizes);
  const stake = formatYuan((parseYuan(receipt.stake) ?? 0n) * BigInt(combinations));
  return (
    <dl className={styles.rows}>
      {combinations > 1 && (
        <div>
          <dt>{t('betslip.receipt.unit')}</dt>
          <dd>
            <Money yuan={receipt.stake} />
          </dd>
        </div>
      )}
      <div>
        <dt>{t('betslip.receipt.stake')}</dt>
        <dd>
          <Money yuan={stake} />
        </dd>
      </div>
      {receipt.risk !== stake && (
        <div>
          <dt>{t('betslip.receipt.risk')}</dt>
          <dd>
            <Money yuan={receipt.risk} />
          </dd>
        </div>
      )}
      <div data-strong>
        <dt>{t('betslip.receipt.win')}</dt>
        <dd>
          <Money yuan={receipt.winnable} />
        </dd>
      </div>
      <div>
        <dt>{t('betslip.receipt.balance')}</dt>
        <dd>
          <Money yuan={receipt.balance} masked={hidden} />
        </dd>
      </div>
      <div>
        <dt>{t('betslip.receipt.ticket')}</dt>
        <dd className={styles.id}>{receipt.ticketId}</dd>
      </div>
    </dl>
  );
}
