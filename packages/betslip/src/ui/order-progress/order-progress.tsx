import { serverNow } from '@lobby/api-client/api';
import { useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { Icon } from '@lobby/ui-kit/icon';
import { Spinner } from '@lobby/ui-kit/spinner';
import { type ReactNode, useEffect, useState } from 'react';
import { betslipMessages } from '../../messages/index.ts';
import type { OrderState } from '../../store/order.ts';
import styles from './order-progress.module.css';

export interface OrderProgressProps {
  order: Extract<OrderState, { step: 'submitting' | 'confirming' | 'unknown' | 'absent' }>;
  onSendAgain: () => void;
  onGiveUp: () => void;
}

/** An order that is under way: what is being waited for, and that nothing can be lost or doubled. */
export function OrderProgress({ order, onSendAgain, onGiveUp }: OrderProgressProps): ReactNode {
  const t = useText(betslipMessages);
  const isAbsent = order.step === 'absent';
  const isFound = order.step === 'unknown' && order.found === true;
  return (
    <div className={styles.progress} data-step={order.step}>
      <span className={styles.ring}>
        {isAbsent ? <Icon name="warning" size={22} /> : <Spinner size={22} />}
      </span>
      <div role={isAbsent ? 'alert' : 'status'} className={styles.words}>
        <p className={styles.title}>{t(`betslip.progress.${order.step}.title`)}</p>
        <p>{t(`betslip.progress.${isFound ? 'found' : order.step}.hint`)}</p>
      </div>
      {order.step === 'confirming' && <Countdown until={order.confirmAt} />}
      {isAbsent && (
        <div className={styles.actions}>
          <Button variant="outline" onClick={onGiveUp}>
            {t('betslip.progress.absent.drop')}
          </Button>
          <Button variant="primary" onClick={onSendAgain}>
            {t('betslip.progress.absent.send')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Seconds until the answer is due. Not announced: the status already is. */
function Countdown({ until }: { until: number }): ReactNode {
  const t = useText(betslipMessages);
  const [seconds, setSeconds] = useState(() => left(until));
  useEffect(() => {
    setSeconds(left(until));
    const timer = setInterval(() => setSeconds(left(until)), 500);
    return () => clearInterval(timer);
  }, [until]);
  return <p className={styles.left}>{seconds > 0 && t('betslip.progress.confirming.left', { seconds })}</p>;
}

function left(until: number): number {
  return Math.max(0, Math.ceil((until - serverNow()) / 1000));
}
