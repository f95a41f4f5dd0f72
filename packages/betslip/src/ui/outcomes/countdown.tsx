import { serverNow } from '@lobby/api-client/api';
import { useText } from '@lobby/i18n';
import { type ReactNode, useEffect, useState } from 'react';
import { betslipMessages } from '../../messages/index.ts';
import styles from './outcomes.module.css';

/** Seconds until the answer is due. Not announced: the status already is. */
export function Countdown({ until }: { until: number }): ReactNode {
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
