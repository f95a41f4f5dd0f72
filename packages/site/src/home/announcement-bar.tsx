import { useText } from '@lobby/i18n';
import { Marquee } from '@lobby/ui-kit/marquee';
import wrap from '../layout/wrap.module.css';
import { siteMessages } from '../messages/index.ts';
import styles from './announcement-bar.module.css';
import { useAnnouncements } from './use-announcements.ts';

/** The announcements, passing by. */
export function AnnouncementBar() {
  const t = useText(siteMessages);
  const items = useAnnouncements().map(text => ({ id: text, text }));
  return (
    <div className={styles.bar}>
      <div className={wrap.wrap}>
        <Marquee label={t('site.util.announcement')} items={items} />
      </div>
    </div>
  );
}
