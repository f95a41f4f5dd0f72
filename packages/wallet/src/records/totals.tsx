import { useFormat, useText } from '@lobby/i18n';
import { Money } from '@lobby/ui-kit/money';
import type { DealTotals } from './deal-types.ts';
import { isSome } from './deal-words.ts';
import { recordsMessages } from './messages/index.ts';
import css from './records.module.css';

/** What the chosen transactions come to; USDT only when there was some. */
export function Totals({ totals }: { totals: DealTotals | undefined }) {
  const t = useText(recordsMessages);
  const format = useFormat();
  return (
    <section className={css.totals} aria-label={t('records.totals')} aria-busy={!totals}>
      <span>{t('records.totals.count', { count: totals ? format.number(totals.count) : '--' })}</span>
      {(['in', 'out'] as const).map(way => {
        const usdt = totals?.[way === 'in' ? 'usdtIn' : 'usdtOut'] ?? '0.00';
        return (
          <span key={way}>
            {t(`records.totals.${way}`)} <Money yuan={totals?.[way]} />
            {isSome(usdt) && ` / ${format.number(usdt)} USDT`}
          </span>
        );
      })}
      <span className={css.quiet}>{t('records.totals.hint')}</span>
    </section>
  );
}
