import { Icon } from '@lobby/ui-kit/icon';
import { Marquee } from '@lobby/ui-kit/marquee';
import wrap from '../layout/wrap.module.css';
import styles from './announcement-bar.module.css';
import { useAnnouncements } from './use-announcements.ts';

/** The announcements, passing by. */
export function AnnouncementBar() {
  const announcements = useAnnouncements();
  return (
    <div className={styles.bar}>
      <div className={`${wrap.wrap} ${styles.row}`}>
        <span className={styles.horn}>
          <Icon name="horn" size={18} />
        </span>
        <div className={styles.track}>
          <Marquee items={announcements} />
        </div>
      </div>
    </div>
  );
}
