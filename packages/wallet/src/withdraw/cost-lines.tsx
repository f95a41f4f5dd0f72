import { useFormat, useText } from '@lobby/i18n';
import { formatUsdt, formatYuan } from '@lobby/money';
import sheet from '../page/page.module.css';
import { withdrawMessages } from './messages/index.ts';
import type { Quote } from './quote.ts';
import type { UsdtInfo, WithdrawalKind } from './withdraw-types.ts';

interface CostLinesProps {
  readonly kind: WithdrawalKind;
  /** Undefined while there is no amount, or no rate. */
  readonly quote: Quote | undefined;
  readonly usdt: UsdtInfo | undefined;
}

/** What a withdrawal costs, what arrives and when. */
export function CostLines({ kind, quote, usdt }: CostLinesProps) {
  const t = useText(withdrawMessages);
  const format = useFormat();
  const isUsdt = kind.kind.startsWith('usdt');
  const arrives = quote && (quote.arrives > 0n ? quote.arrives : 0n);
  return (
    <>
      <p className={sheet.fact}>
        <span>{t('withdraw.fee')}</span>
        <b>
          {Number(kind.fee) === 0
            ? t('withdraw.fee.none')
            : isUsdt
              ? `${kind.fee} USDT`
              : format.money(kind.fee)}
        </b>
      </p>
      {isUsdt && usdt && (
        <p className={sheet.fact}>
          <span>{t('withdraw.rate')}</span>
          <b>{t('withdraw.rate.value', { rate: usdt.rate })}</b>
        </p>
      )}
      <p className={sheet.fact} aria-live="polite" aria-atomic="true">
        <span>{t('withdraw.arrives')}</span>
        <b>
          {arrives === undefined || !quote
            ? '–'
            : quote.unit === 'USDT'
              ? `${format.number(formatUsdt(arrives))} USDT`
              : format.money(formatYuan(arrives))}
        </b>
      </p>
      <p className={sheet.fact}>
        <span>{t('withdraw.time')}</span>
        <span>{t('withdraw.time.minutes', { minutes: kind.minutes })}</span>
      </p>
      {isUsdt && <p className={sheet.hint}>{t('withdraw.rate.cut')}</p>}
    </>
  );
}
