import { useFormat, useText } from '@lobby/i18n';
import { walletMessages } from '../../../messages/index.ts';
import type { DepositOrder } from '../../deposit-types.ts';
import css from './ends.module.css';

/** What came for an order and waits: how much, when, why, and until when a person looks at it. */
export function Arrivals({ order: { arrivals } }: { order: DepositOrder }) {
  const t = useText(walletMessages);
  const format = useFormat();
  if (arrivals.length === 0) return null;
  return (
    <ul className={css.arrivals} aria-label={t('wallet.depositOrder.arrivals')}>
      {arrivals.map(({ amount, currency, reason, paidAt, reviewBy }, at) => (
        <li key={at}>
          <p className={css.figures}>
            {t('wallet.depositOrder.arrival', {
              amount: currency === 'CNY' ? format.money(amount) : `${format.number(amount)} ${currency}`,
              time: format.dateTime(paidAt),
            })}
          </p>
          <p>
            {t(
              reason === 'under' && currency !== 'CNY'
                ? 'wallet.depositOrder.parked.belowMinimum'
                : `wallet.depositOrder.parked.${reason}`,
            )}
          </p>
          {reviewBy > 0 && <p>{t('wallet.depositOrder.reviewBy', { time: format.dateTime(reviewBy) })}</p>}
        </li>
      ))}
    </ul>
  );
}
