import { refusalText } from '@lobby/api-client/refusal-reasons';
import type { ApiFailure } from '@lobby/api-client/request';
import { useFormat, useLocale, useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { EmptyState } from '@lobby/ui-kit/empty-state';
import { ErrorSign } from '@lobby/ui-kit/error-sign';
import { ErrorState } from '@lobby/ui-kit/error-state';
import { Skeleton, SkeletonGroup } from '@lobby/ui-kit/skeleton';
import { authMessages } from '../messages/index.ts';
import css from './devices.module.css';
import { placeName } from './place-name.ts';
import { byDay, isWarning, type SecurityLogEvent, securityLogText } from './security-log-words.ts';

export interface SecurityLogListProps {
  /** Undefined while they are being fetched, or when that failed. */
  events: readonly SecurityLogEvent[] | undefined;
  /** Why there are none. */
  failure: ApiFailure | undefined;
  onRetry: () => void;
  /** Undefined when all that is shown is all there is. */
  onMore: (() => void) | undefined;
  /** More are being fetched. */
  busy: boolean;
}

/** What happened to the safety of the account, newest first, by day. */
export function SecurityLogList({ events, failure, onRetry, onMore, busy }: SecurityLogListProps) {
  const t = useText(authMessages);
  const locale = useLocale();
  const format = useFormat();
  if (failure) {
    const hint = refusalText(failure, locale);
    return <ErrorState size="s" title={t('auth.securityLog.failed')} hint={hint} onRetry={onRetry} />;
  }
  if (!events) {
    return (
      <SkeletonGroup className={css.list}>
        <Skeleton shape="block" height="3rem" />
        <Skeleton shape="block" height="3rem" />
        <Skeleton shape="block" height="3rem" />
      </SkeletonGroup>
    );
  }
  if (events.length === 0) return <EmptyState size="s" icon="shield" title={t('auth.securityLog.empty')} />;
  return (
    <div className={css.sheet}>
      <p className={css.hint}>{t('auth.securityLog.hint')}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by keyboard */}
      <section className={css.scroll} tabIndex={0} aria-label={t('auth.securityLog.tab')}>
        {byDay(events, format.date).map(({ day, events }) => (
          <section key={day} className={css.day}>
            <h3 className={css.date}>{day}</h3>
            <ul>
              {events.map(event => (
                <SecurityLogRow key={event.id} event={event} />
              ))}
            </ul>
          </section>
        ))}
        {onMore && (
          <Button variant="ghost" wide busy={busy} onClick={onMore}>
            {t('auth.securityLog.more')}
          </Button>
        )}
      </section>
      <p className={css.zone}>{t('auth.devices.zone')}</p>
    </div>
  );
}

function SecurityLogRow({ event }: { event: SecurityLogEvent }) {
  const t = useText(authMessages);
  const locale = useLocale();
  const format = useFormat();
  const where = [event.device || t('auth.devices.unknown'), placeName(event, locale), event.ip];
  return (
    <li className={css.event} data-warning={isWarning(event) || undefined}>
      <span className={css.time}>{format.time(event.at)}</span>
      <div className={css.facts}>
        <p className={css.what}>
          {isWarning(event) && <ErrorSign />}
          {t(securityLogText(event), { device: event.about || t('auth.devices.unknown') })}
          {event.times > 1 && <span>{t('auth.securityLog.times', { count: event.times })}</span>}
        </p>
        <p className={css.fact}>{where.filter(Boolean).join(' · ')}</p>
      </div>
    </li>
  );
}
