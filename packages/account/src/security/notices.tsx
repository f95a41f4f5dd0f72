import { timeLeft, useFormat, useLocale, useText } from '@lobby/i18n';
import { Icon } from '@lobby/ui-kit/icon';
import { securityMessages } from '../messages/security/index.ts';
import css from './security.module.css';

/** Until when withdrawals are held, and how long that is; nothing when they are not. Both in ms. */
export function HoldNotice({ until, now }: { until: number; now: number }) {
  const t = useText(securityMessages);
  const format = useFormat();
  const locale = useLocale();
  const left = timeLeft(until - now, locale);
  if (!left) return null;
  return (
    <section className={css.notice} aria-labelledby="security-hold">
      <Icon name="clock" size={20} />
      <div>
        <h2 id="security-hold" className={css.noticeTitle}>
          {t('security.hold.title')}
        </h2>
        <p>{t('security.hold.text', { until: format.dateTime(until), left })}</p>
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
