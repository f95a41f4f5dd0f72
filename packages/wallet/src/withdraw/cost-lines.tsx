import { formatYuan } from '@lobby/betting';
import { formatUsdt } from '@lobby/funds';
import { useFormat, useText } from '@lobby/i18n';
import { Fact, Facts } from '@lobby/ui-kit/facts';
import { Hint } from '@lobby/ui-kit/hint';
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
      <Facts>
        <Fact label={t('withdraw.fee')}>
          {Number(kind.fee) === 0
            ? t('withdraw.fee.none')
            : isUsdt
              ? `${kind.fee} USDT`
              : format.money(kind.fee)}
        </Fact>
        {isUsdt && usdt && (
          <Fact label={t('withdraw.rate')}>{t('withdraw.rate.value', { rate: usdt.rate })}</Fact>
        )}
        <Fact live label={t('withdraw.arrives')}>
          {arrives === undefined || !quote
            ? '–'
            : quote.unit === 'USDT'
              ? `${format.number(formatUsdt(arrives))} USDT`
              : format.money(formatYuan(arrives))}
        </Fact>
        <Fact plain label={t('withdraw.time')}>
          {t('withdraw.time.minutes', { minutes: kind.minutes })}
        </Fact>
      </Facts>
      {isUsdt && <Hint>{t('withdraw.rate.cut')}</Hint>}
    </>
  );
}
