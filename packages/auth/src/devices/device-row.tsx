import { useFormat, useText } from '@lobby/i18n';
import { Badge } from '@lobby/ui-kit/badge';
import { Icon } from '@lobby/ui-kit/icon';
import { authMessages } from '../messages/index.ts';
import css from './devices.module.css';

/** One place the member is logged in. Times in ms. */
export interface DeviceSession {
  readonly id: string;
  readonly current: boolean;
  /** "Chrome · Windows"; may be empty. */
  readonly device: string;
  /** Masked. */
  readonly ip: string;
  readonly startedAt: number;
  readonly seenAt: number;
}

/** A session as its member recognises it. */
export function DeviceRow({ session }: { session: DeviceSession }) {
  const t = useText(authMessages);
  const format = useFormat();
  const { device, ip, current, startedAt, seenAt } = session;
  return (
    <li className={css.row} data-current={current || undefined}>
      <span className={css.disc}>
        <Icon name={isHandheld(device) ? 'phone' : 'app'} size={20} />
      </span>
      <div className={css.facts}>
        <p className={css.device}>
          {device || t('auth.devices.unknown')}
          {current && <Badge tone="accent">{t('auth.devices.current')}</Badge>}
        </p>
        <p className={css.fact}>{t('auth.devices.seen', { time: format.dateTime(seenAt) })}</p>
        <p className={css.fact}>
          {t('auth.devices.started', { time: format.dateTime(startedAt) })}
          <span className={css.ip}>{t('auth.devices.ip', { ip })}</span>
        </p>
      </div>
    </li>
  );
}

function isHandheld(device: string): boolean {
  return /android|iphone|ipad|ios|harmony/i.test(device);
}
