import { useFormat, useText } from '@lobby/i18n';
import { Money } from '@lobby/ui-kit/money';
import { Total, Totals } from '@lobby/ui-kit/totals';
import { transactionsMessages } from './messages/index.ts';
import type { TransactionTotals } from './transaction-types.ts';
import { isNonZero } from './transaction-words.ts';

/** What the chosen transactions come to; USDT only when there was some. */
export function TotalsRow({ totals }: { totals: TransactionTotals | undefined }) {
  const t = useText(transactionsMessages);
  const format = useFormat();
  return (
    <Totals label={t('transactions.totals')} busy={!totals}>
      <Total label={t('transactions.totals.number')}>
        {totals ? t('transactions.totals.count', { count: format.number(totals.count) }) : '--'}
      </Total>
      {(['in', 'out'] as const).map(way => {
        const usdt = totals?.[way === 'in' ? 'usdtIn' : 'usdtOut'] ?? '0.00';
        return (
          <Total
            key={way}
            label={t(`transactions.totals.${way}`)}
            beside={isNonZero(usdt) && `${format.number(usdt)} USDT`}
          >
            <Money yuan={totals?.[way]} />
          </Total>
        );
      })}
    </Totals>
  );
}
