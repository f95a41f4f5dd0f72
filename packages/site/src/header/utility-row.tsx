import { serverNow } from '@lobby/api';
import { serviceOpened } from '@lobby/api/session';
import { useBrand } from '@lobby/brand-kit';
import { paths } from '@lobby/feature';
import { useFormat, useText } from '@lobby/i18n';
import { Icon } from '@lobby/ui-kit/icon';
import { useSyncExternalStore } from 'react';
import { useDispatch } from 'react-redux';
import { Link, useLocation } from 'react-router-dom';
import { siteMessages } from '../messages/index.ts';
import { announcementsDialog } from '../prompts/announcements/announcements.dialog.ts';
import { useAnnouncements } from '../prompts/announcements/use-announcements.ts';
import { EditionSwitch } from './edition-switch.tsx';
import { LocaleSwitch } from './locale-switch.tsx';
import styles from './utility-row.module.css';

/** The quiet row on top: the newest announcement unless the page says them all, the clock, language, edition, help, service. */
export function UtilityRow() {
  const t = useText(siteMessages);
  const { switches, locales, look } = useBrand();
  const isSaidBelow = useLocation().pathname === paths.home() && look.home.includes('notice');
  const dispatch = useDispatch();
  const items = useAnnouncements();
  const [newest] = items;

  return (
    <section className={styles.row} aria-label={t('site.util.label')}>
      {!isSaidBelow && (
        <>
          <span className={styles.horn}>
            <Icon name="horn" size={16} />
          </span>
          <button
            type="button"
            className={styles.announcement}
            onClick={() => dispatch(announcementsDialog.open({ chosen: newest?.id }))}
          >
            {newest?.title}
          </button>
        </>
      )}
      <BeijingClock />
      {locales.length > 1 && <LocaleSwitch />}
      {switches.professionalTheme && <EditionSwitch />}
      <Link className={styles.item} to={paths.help.tywt()}>
        {t('site.util.help')}
      </Link>
      <button type="button" className={styles.item} onClick={() => dispatch(serviceOpened())}>
        {t('site.util.service')}
      </button>
    </section>
  );
}

/** The server's time in Beijing, to the second. Empty in the prerendered page: it would be long past. */
function BeijingClock() {
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
