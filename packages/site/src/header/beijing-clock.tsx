import { serverNow } from '@lobby/api';
import { useFormat, useText } from '@lobby/i18n';
import { useSyncExternalStore } from 'react';
import { siteMessages } from '../messages/index.ts';
import styles from './utility-row.module.css';

/** The server's time in Beijing, to the second. Empty in the prerendered page: it would be long past. */
export function BeijingClock() {
  const t = useText(siteMessages);
  const format = useFormat();
  const second = useSyncExternalStore(everySecond, secondNow, () => undefined);
  return (
    <time className={styles.clock}>
      {second !== undefined && `${format.dateTime(second * 1000)} ${t('site.util.clockZone')}`}
    </time>
  );
}

const secondNow = () => Math.floor(serverNow() / 1000);

function everySecond(tick: () => void): () => void {
  const timer = setInterval(tick, 1000);
  return () => clearInterval(timer);
}
