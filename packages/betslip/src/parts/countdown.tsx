import { serverNow } from '@lobby/api';
import { useCountdown } from '@lobby/api/use-countdown';
import { useText } from '@lobby/i18n';
import { WaitRing } from '@lobby/ui-kit/wait-ring';
import type { ReactNode } from 'react';
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
  const seconds = useCountdown(until, { lasts: since === undefined ? undefined : until - since });
  return (
    <p translate="no" className={styles.left}>
      {since !== undefined && <WaitRing since={since} until={until} now={serverNow} />}
      {seconds > 0 && t('betslip.progress.confirming.left', { seconds })}
    </p>
  );
}
