import { useCountdown } from '@lobby/api/use-countdown';
import { useFormat, useText } from '@lobby/i18n';
import { CopyButton } from '@lobby/ui-kit/copy-button';
import { walletMessages } from '../../../messages/index.ts';
import type { DepositOrder } from '../../deposit-types.ts';
import { clockText } from '../deposit-order-stage.ts';
import css from './pay.module.css';

interface PayHeadProps {
  readonly order: DepositOrder;
  now(): number;
  /** The time to pay is over by the server's clock. */
  onOver(): void;
}

/** Exactly how much is to be paid, and how long there is for it. */
export function PayHead({ order, now, onOver }: PayHeadProps) {
  const t = useText(walletMessages);
  const format = useFormat();
  const lasts = order.expiresAt - order.createdAt;
  const left = useCountdown(order.expiresAt, { lasts, now, onEnd: onOver });
  const { usdtAmount, payAmount, amount } = order;
  const isCoin = usdtAmount !== '';
  const label = t(isCoin ? 'wallet.depositOrder.toPay.usdt' : 'wallet.depositOrder.toPay');
  const cents = payAmount.includes('.') && payAmount !== amount ? `.${payAmount.split('.')[1]}` : '';
  const words = { copied: t('wallet.depositOrder.copied'), failed: t('wallet.depositOrder.copyFailed') };
  return (
    <header className={css.head}>
      <div>
        <p className={css.label}>{label}</p>
        <p translate="no" className={css.exact}>
          {isCoin ? `${format.number(usdtAmount)} USDT` : format.money(payAmount)}
          <CopyButton
            text={isCoin ? usdtAmount : payAmount}
            label={t('wallet.depositOrder.copy', { what: label })}
            words={words}
          />
        </p>
      </div>
      <div className={css.timer} data-short={left < 120 || undefined}>
        <p className={css.label}>
          {left > 0 ? t('wallet.depositOrder.left') : t('wallet.depositOrder.over')}
        </p>
        {left > 0 && (
          <p role="timer" translate="no" className={css.clock}>
            {clockText(left)}
          </p>
        )}
      </div>
      <p className={css.rule}>
        {isCoin
          ? t('wallet.depositOrder.usdt.landed')
          : t('wallet.depositOrder.exact', { amount: format.money(payAmount) })}
        {!isCoin && cents && ` ${t('wallet.depositOrder.uniqueCents', { cents })}`}
      </p>
    </header>
  );
}
