import { useFormat, useText } from '@lobby/i18n';
import { Icon } from '@lobby/ui-kit/icon';
import { securityMessages } from './messages/index.ts';
import css from './security.module.css';
import { timeLeft } from './time-left.ts';

/** Until when withdrawals are held, and how long that is; nothing when they are not. Both in ms. */
export function HoldNotice({ until, now }: { until: number; now: number }) {
  const t = useText(securityMessages);
  const format = useFormat();
  const left = timeLeft(until, now);
  if (!left) return null;
  const words = left.hours > 0 ? t('security.hold.hours', left) : t('security.hold.minutes', left);
  return (
    <section className={css.notice} aria-labelledby="security-hold">
      <Icon name="clock" size={20} />
      <div>
        <h2 id="security-hold" className={css.noticeTitle}>
          {t('security.hold.title')}
        </h2>
        <p>{t('security.hold.text', { until: format.dateTime(until), left: words })}</p>
      </div>
    </section>
  );
}

/** Why the member is here, when a page sent them. */
export function ReturnNotice() {
  const t = useText(securityMessages);
  return (
    <section className={css.notice} aria-labelledby="security-return">
      <Icon name="info" size={20} />
      <div>
        <h2 id="security-return" className={css.noticeTitle}>
          {t('security.return.title')}
        </h2>
        <p>{t('security.return.text')}</p>
      </div>
    </section>
  );
}
