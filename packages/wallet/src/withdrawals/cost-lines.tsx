import { formatYuan } from '@lobby/betting';
import { formatUsdt } from '@lobby/funds';
import { useFormat, useText } from '@lobby/i18n';
import sheet from '../page/page.module.css';
import { withdrawalMessages } from './messages/index.ts';
import type { Quote } from './quote.ts';
import type { UsdtWithdrawalInfo, WithdrawalKind } from './withdrawal-types.ts';

interface CostLinesProps {
  readonly kind: WithdrawalKind;
  /** Undefined while there is no amount, or no rate. */
  readonly quote: Quote | undefined;
  readonly usdt: UsdtWithdrawalInfo | undefined;
}

/** What a withdrawal costs, what arrives and when. */
export function CostLines({ kind, quote, usdt }: CostLinesProps) {
  const t = useText(withdrawalMessages);
  const format = useFormat();
  const isUsdt = kind.kind.startsWith('usdt');
  const arrives = quote && (quote.arrives > 0n ? quote.arrives : 0n);
  return (
    <>
      <p className={sheet.fact}>
        <span>{t('withdrawal.fee')}</span>
        <b>
          {Number(kind.fee) === 0
            ? t('withdrawal.fee.none')
            : isUsdt
              ? `${kind.fee} USDT`
              : format.money(kind.fee)}
        </b>
      </p>
      {isUsdt && usdt && (
        <p className={sheet.fact}>
          <span>{t('withdrawal.rate')}</span>
          <b>{t('withdrawal.rate.value', { rate: usdt.rate })}</b>
        </p>
      )}
      <p className={sheet.fact} aria-live="polite" aria-atomic="true">
        <span>{t('withdrawal.arrives')}</span>
        <b>
          {arrives === undefined || !quote
            ? '–'
            : quote.unit === 'USDT'
              ? `${format.number(formatUsdt(arrives))} USDT`
              : format.money(formatYuan(arrives))}
        </b>
      </p>
      <p className={sheet.fact}>
        <span>{t('withdrawal.time')}</span>
        <span>{t('withdrawal.time.minutes', { minutes: kind.minutes })}</span>
      </p>
      {isUsdt && <p className={sheet.hint}>{t('withdrawal.rate.cut')}</p>}
    </>
  );
}
