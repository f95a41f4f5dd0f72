import { useFormat, useLocale, useText } from '@lobby/i18n';
import { Badge } from '@lobby/ui-kit/badge';
import { Button } from '@lobby/ui-kit/button';
import { Icon } from '@lobby/ui-kit/icon';
import { authMessages } from '../messages/index.ts';
import css from './devices.module.css';
import { placeName } from './place-name.ts';

/** One place the member is logged in. Times in ms. */
export interface DeviceSession {
  readonly id: string;
  readonly current: boolean;
  /** "Chrome · Windows"; may be empty. */
  readonly device: string;
  /** Masked. */
  readonly ip: string;
  /** Where that is, when it is known: ISO 3166 code and city. */
  readonly country: string;
  readonly city: string;
  readonly startedAt: number;
  readonly seenAt: number;
}

interface DeviceRowProps {
  session: DeviceSession;
  /** Asks to end this session; not offered for the one that is looking. */
  onEnd: () => void;
}

/** A session as its member recognises it. */
export function DeviceRow({ session, onEnd }: DeviceRowProps) {
  const t = useText(authMessages);
  const locale = useLocale();
  const format = useFormat();
  const { device, ip, current, startedAt, seenAt } = session;
  const name = device || t('auth.devices.unknown');
  const place = placeName(session, locale);
  return (
    <li className={css.row} data-current={current || undefined}>
      <span className={css.disc}>
        <Icon name={isHandheld(device) ? 'phone' : 'app'} size={20} />
      </span>
      <div className={css.facts}>
        <p className={css.device}>
          {name}
          {current && <Badge tone="accent">{t('auth.devices.current')}</Badge>}
        </p>
        <p className={css.fact}>{t('auth.devices.seen', { time: format.dateTime(seenAt) })}</p>
        <p className={css.fact}>
          {t('auth.devices.started', { time: format.dateTime(startedAt) })}
          {place && <span>{place}</span>}
          <span className={css.ip}>{t('auth.devices.ip', { ip })}</span>
        </p>
      </div>
      {!current && (
        <Button
          variant="ghost"
          size="s"
          className={css.end}
          aria-label={t('auth.devices.endNamed', { device: name })}
          onClick={onEnd}
        >
          {t('auth.devices.end')}
        </Button>
      )}
    </li>
  );
}

function isHandheld(device: string): boolean {
  return /android|iphone|ipad|ios|harmony/i.test(device);
}
