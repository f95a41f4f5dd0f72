import { useFormat, useText } from '@lobby/i18n';
import { type Fen, formatYuan } from '@lobby/money';
import { Fact, Facts } from '@lobby/ui-kit/facts';
import { walletMessages } from '../../messages/index.ts';
import type { Channel } from '../deposit-types.ts';
import css from './form.module.css';
import { quoteOf } from './quote.ts';

/** Fee and bonus of a channel, and for a typed amount what they come to. */
export function CostLines({ channel, amount }: { channel: Channel; amount: Fen }) {
  const t = useText(walletMessages);
  const format = useFormat();
  const { fee, bonus } = quoteOf(amount, channel);
  const money = (fen: Fen) => format.money(formatYuan(fen));
  const isKnown = amount > 0n;
  return (
    <Facts gap={3}>
      <Fact plain label={t('wallet.deposit.fee')}>
        {Number(channel.feeRate) > 0
          ? t(isKnown ? 'wallet.deposit.fee.about' : 'wallet.deposit.fee.rate', {
              rate: format.percent(channel.feeRate),
              amount: money(fee),
            })
          : t('wallet.deposit.fee.none')}
      </Fact>
      {Number(channel.bonusRate) > 0 && (
        <Fact plain label={t('wallet.deposit.bonus')}>
          <span className={css.bonus}>
            {t(isKnown ? 'wallet.deposit.bonus.about' : 'wallet.deposit.bonus.rate', {
              rate: format.percent(channel.bonusRate),
              amount: money(bonus),
            })}
          </span>
        </Fact>
      )}
    </Facts>
  );
}
