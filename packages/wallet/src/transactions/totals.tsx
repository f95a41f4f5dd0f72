import { useFormat, useText } from '@lobby/i18n';
import { Money } from '@lobby/ui-kit/money';
import { transactionsMessages } from './messages/index.ts';
import type { TransactionTotals } from './transaction-types.ts';
import { isNonZero } from './transaction-words.ts';
import css from './transactions.module.css';

/** What the chosen transactions come to; USDT only when there was some. */
export function Totals({ totals }: { totals: TransactionTotals | undefined }) {
  const t = useText(transactionsMessages);
  const format = useFormat();
  return (
    <section className={css.totals} aria-label={t('transactions.totals')} aria-busy={!totals}>
      <span>{t('transactions.totals.count', { count: totals ? format.number(totals.count) : '--' })}</span>
      {(['in', 'out'] as const).map(way => {
        const usdt = totals?.[way === 'in' ? 'usdtIn' : 'usdtOut'] ?? '0.00';
        return (
          <span key={way}>
            {t(`transactions.totals.${way}`)} <Money yuan={totals?.[way]} />
            {isNonZero(usdt) && ` / ${format.number(usdt)} USDT`}
          </span>
        );
      })}
      <span className={css.quiet}>{t('transactions.totals.hint')}</span>
    </section>
  );
}
