import { comparePrice } from '@lobby/betting';
import { useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { Icon } from '@lobby/ui-kit/icon';
import { Money } from '@lobby/ui-kit/money';
import type { ReactNode } from 'react';
import { betslipMessages } from '../../messages/index.ts';
import type { Receipt } from '../../ports/order-answer.ts';
import { useBalanceHidden } from '../../slip/use-balance-hidden.ts';
import { useNamed } from '../../slip/use-named.ts';
import type { Order } from '../../store/order.ts';
import { useBetName } from '../use-bet-name.ts';
import styles from './receipt.module.css';

export interface ReceiptCardProps {
  order: Order;
  receipt: Receipt;
  onMore: () => void;
  onView: () => void;
}

/** An accepted bet: what it is, at which price, what it holds and what it can win. */
export function ReceiptCard({ order, receipt, onMore, onView }: ReceiptCardProps): ReactNode {
  const t = useText(betslipMessages);
  const say = useBetName();
  const hidden = useBalanceHidden();
  const selection = useNamed(order.selection);
  const words = say({ ...selection, line: receipt.line, strong: order.strong });
  const isSameFormat = receipt.price.format === order.price.format;
  const moved = isSameFormat
    ? comparePrice(order.price.format, order.price.odds, receipt.price.odds)
    : 'same';

  return (
    <section className={styles.receipt} aria-label={t('betslip.receipt.title')}>
      <div className={styles.head} role="status">
        <Icon name="success" size={28} />
        <h3>{t('betslip.receipt.title')}</h3>
      </div>
      <div className={styles.slip}>
        <p className={styles.pick}>
          <span>{[words.pick, words.line].filter(Boolean).join(' ')}</span>
          <b>{receipt.price.odds}</b>
        </p>
        <p className={styles.quiet}>
          {words.market} {t('betslip.versus', { home: selection.teamH, away: selection.teamC })}
        </p>
        {moved !== 'same' && (
          <p className={styles.quiet}>
            {t(moved === 'better' ? 'betslip.receipt.better' : 'betslip.receipt.other', {
              odds: order.price.odds,
            })}
          </p>
        )}
        <dl className={styles.rows}>
          <div>
            <dt>{t('betslip.receipt.stake')}</dt>
            <dd>
              <Money yuan={receipt.stake} />
            </dd>
          </div>
          {receipt.risk !== receipt.stake && (
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
            <dd className={styles.ticket}>{receipt.ticketId}</dd>
          </div>
        </dl>
      </div>
      <div className={styles.actions}>
        <Button variant="outline" wide onClick={onView}>
          {t('betslip.receipt.view')}
        </Button>
        <Button variant="primary" wide onClick={onMore}>
          {t('betslip.receipt.more')}
        </Button>
      </div>
    </section>
  );
}
