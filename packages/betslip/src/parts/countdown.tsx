import { serverNow } from '@lobby/api';
import { useText } from '@lobby/i18n';
import { WaitRing } from '@lobby/ui-kit/wait-ring';
import { type ReactNode, useEffect, useState } from 'react';
import { betslipMessages } from '../messages/index.ts';
import styles from './countdown.module.css';

interface CountdownProps {
  /** When the wait began, ms; undefined when that is not known. */
  readonly since: number | undefined;
  readonly until: number;
}

/** Seconds until the answer is due, and a ring that fills meanwhile. Not announced: the status already is. */
export function Countdown({ since, until }: CountdownProps): ReactNode {
  const t = useText(betslipMessages);
  const [seconds, setSeconds] = useState(() => left(until));
  useEffect(() => {
    setSeconds(left(until));
    const timer = setInterval(() => setSeconds(left(until)), 500);
    return () => clearInterval(timer);
  }, [until]);
  return (
    <p className={styles.left}>
      {since !== undefined && <WaitRing since={since} until={until} now={serverNow} />}
      {seconds > 0 && t('betslip.progress.confirming.left', { seconds })}
    </p>
  );
}

function left(until: number): number {
  return Math.max(0, Math.ceil((until - serverNow()) / 1000));
}
