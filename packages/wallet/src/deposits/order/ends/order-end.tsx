import { useFormat, useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { Icon, type IconName } from '@lobby/ui-kit/icon';
import { Scene, type SceneKind } from '@lobby/ui-kit/scene';
import { walletMessages } from '../../../messages/index.ts';
import type { DepositOrder } from '../../deposit-types.ts';
import type { DepositOrderViewProps } from '../deposit-order-props.ts';
import type { DepositOrderStage } from '../deposit-order-stage.ts';
import { AfterDeposit } from './after-deposit.tsx';
import { Arrivals } from './arrivals.tsx';
import css from './ends.module.css';
import { ParkedChoice } from './parked-choice.tsx';
import { PayRest } from './pay-rest.tsx';
import { ReportOffer } from './report-offer.tsx';

export type DepositOrderEndKind = Exclude<DepositOrderStage, 'pay' | 'confirming'>;

/** What is shown above the words: a scene of what is over, a sign of what still moves. */
const signs: Readonly<Record<DepositOrderEndKind, { scene: SceneKind } | { icon: IconName }>> = {
  credited: { scene: 'done' },
  expired: { scene: 'closed' },
  closed: { scene: 'closed' },
  parked: { icon: 'history' },
  returned: { icon: 'transfer' },
};

type OrderEndProps = Pick<
  DepositOrderViewProps,
  'isChoosing' | 'problem' | 'onParkedChoice' | 'onReport' | 'onAnother' | 'slip'
> & {
  readonly order: DepositOrder;
  readonly end: DepositOrderEndKind;
};

/** How an order ended, in plain words, what came for it, and what happens next. */
export function OrderEnd({ order, end, onAnother, onReport, slip, ...choosing }: OrderEndProps) {
  const t = useText(walletMessages);
  const format = useFormat();
  const { credited, late, arrivals } = order;
  const kept = keptFor(order);
  const isPartlyPaid = end === 'parked' && order.missing !== '';
  const next = wayOn(order, end);
  const sign = signs[end];
  return (
    <div className={css.end} role="status" data-end={end}>
      {'scene' in sign ? (
        <Scene kind={sign.scene} />
      ) : (
        <span className={css.disc}>
          <Icon name={sign.icon} size={32} />
        </span>
      )}
      <p className={css.endTitle}>
        {t(
          isPartlyPaid
            ? 'wallet.depositOrder.partly'
            : kept
              ? 'wallet.depositOrder.kept'
              : `wallet.depositOrder.${end}`,
        )}
      </p>
      {end === 'credited' ? (
        <>
          <p className={css.figures}>
            {t('wallet.depositOrder.credited.text', { amount: format.money(credited || order.payAmount) })}
          </p>
          {late && <p>{t('wallet.depositOrder.credited.late')}</p>}
          {arrivals.length > 0 && <p>{t('wallet.depositOrder.credited.more')}</p>}
        </>
      ) : end === 'parked' ? (
        <ParkedWords order={order} />
      ) : (
        <p>{t(`wallet.depositOrder.${order.pause && end !== 'returned' ? 'paused' : end}.text`)}</p>
      )}
      <Arrivals order={order} />
      {isPartlyPaid && <PayRest order={order} />}
      {kept && <ParkedChoice {...choosing} reason={kept} choice={order.parkedWish} />}
      {mayReport(order, end) && <ReportOffer order={order} onReport={onReport} />}
      {next === 'again' ? (
        <AfterDeposit slip={slip} onAnother={onAnother} />
      ) : (
        <Button variant={next === 'back' ? 'outline' : 'primary'} onClick={onAnother}>
          {t(`wallet.depositOrder.${next}`)}
        </Button>
      )}
    </div>
  );
}

/** Where its button leads. In a pause nothing invites to another order. */
function wayOn({ pause }: DepositOrder, end: DepositOrderEndKind): 'anew' | 'again' | 'back' {
  if (pause || end === 'parked') return 'back';
  return end === 'expired' || end === 'closed' ? 'anew' : 'again';
}

/** Why it waits, where what came does not say it already, and that nothing is lost. */
function ParkedWords({ order }: { order: DepositOrder }) {
  const t = useText(walletMessages);
  const { arrivals, missing, parkedReason } = order;
  return (
    <>
      {arrivals.length === 0 && parkedReason && <p>{t(`wallet.depositOrder.parked.${parkedReason}`)}</p>}
      {!keptFor(order) && (
        <p>{t(missing ? 'wallet.depositOrder.rest.next' : 'wallet.depositOrder.parked.next')}</p>
      )}
    </>
  );
}

/** What the member's own limit or pause keeps, nobody checks. */
function keptFor({ state, parkedReason }: DepositOrder): 'limit' | 'paused' | undefined {
  if (state !== 'parked') return undefined;
  return parkedReason === 'limit' || parkedReason === 'paused' ? parkedReason : undefined;
}

/** Where a payment may be missing or waits for a person. */
function mayReport(order: DepositOrder, end: DepositOrderEndKind): boolean {
  return end === 'expired' || end === 'closed' || (end === 'parked' && !keptFor(order));
}
