import { useFormat, useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { Icon, type IconName } from '@lobby/ui-kit/icon';
import type { DepositOrder } from '../../deposit-types.ts';
import { walletMessages } from '../../messages/index.ts';
import css from '../order.module.css';
import type { OrderViewProps } from '../order-props.ts';
import type { OrderStage } from '../stage.ts';
import { ParkedWish } from './parked-wish.tsx';

export type OrderEndKind = Exclude<OrderStage, 'pay' | 'confirming'>;

const icons: Readonly<Record<OrderEndKind, IconName>> = {
  credited: 'success',
  expired: 'clock',
  closed: 'close',
  parked: 'history',
  returned: 'transfer',
};

type OrderEndProps = Pick<OrderViewProps, 'isWishing' | 'problem' | 'onWish' | 'onAnother'> & {
  readonly order: DepositOrder;
  readonly end: OrderEndKind;
};

/** How an order ended, in plain words, and what happens next. */
export function OrderEnd({ order, end, onAnother, ...wish }: OrderEndProps) {
  const t = useText(walletMessages);
  const format = useFormat();
  const { credited, late, parkedReason } = order;
  // Nobody checks what the member's own limit or pause keeps.
  const kept = parkedReason === 'limit' || parkedReason === 'paused' ? parkedReason : undefined;
  return (
    <div className={css.end} role="status" data-end={end}>
      <span className={css.disc}>
        <Icon name={icons[end]} size={32} />
      </span>
      <p className={css.endTitle}>{t(kept ? 'wallet.order.kept' : `wallet.order.${end}`)}</p>
      {end === 'credited' ? (
        <>
          <p className={css.figures}>
            {t('wallet.order.credited.text', { amount: format.money(credited || order.payAmount) })}
          </p>
          {late && <p>{t('wallet.order.credited.late')}</p>}
        </>
      ) : end === 'parked' ? (
        <>
          {parkedReason && <p>{t(`wallet.order.parked.${parkedReason}`)}</p>}
          {kept ? (
            <ParkedWish {...wish} reason={kept} wish={order.parkedWish} />
          ) : (
            <p>{t('wallet.order.parked.next')}</p>
          )}
        </>
      ) : (
        <p>{t(`wallet.order.${end}.text`)}</p>
      )}
      <Button variant={end === 'parked' ? 'outline' : 'primary'} onClick={onAnother}>
        {t(
          end === 'expired' || end === 'closed'
            ? 'wallet.order.anew'
            : end === 'parked'
              ? 'wallet.order.back'
              : 'wallet.order.again',
        )}
      </Button>
    </div>
  );
}
