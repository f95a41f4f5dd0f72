import { useFormat, useText } from '@lobby/i18n';
import { formatUsdt, formatYuan } from '@lobby/money';
import { Fact, Facts } from '@lobby/ui-kit/facts';
import { Hint } from '@lobby/ui-kit/hint';
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
      <Facts>
        <Fact label={t('withdrawal.fee')}>
          {Number(kind.fee) === 0
            ? t('withdrawal.fee.none')
            : isUsdt
              ? `${kind.fee} USDT`
              : format.money(kind.fee)}
        </Fact>
        {isUsdt && usdt && (
          <Fact label={t('withdrawal.rate')}>{t('withdrawal.rate.value', { rate: usdt.rate })}</Fact>
        )}
        <Fact live label={t('withdrawal.arrives')}>
          {arrives === undefined || !quote
            ? '–'
            : quote.unit === 'USDT'
              ? `${format.number(formatUsdt(arrives))} USDT`
              : format.money(formatYuan(arrives))}
        </Fact>
        <Fact plain label={t('withdrawal.time')}>
          {t('withdrawal.time.minutes', { minutes: kind.minutes })}
        </Fact>
      </Facts>
      {isUsdt && <Hint>{t('withdrawal.rate.cut')}</Hint>}
    </>
  );
}
