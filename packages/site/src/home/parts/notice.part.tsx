import { useText } from '@lobby/i18n';
import { Marquee } from '@lobby/ui-kit/marquee';
import { useDispatch } from 'react-redux';
import { siteMessages } from '../../messages/index.ts';
import { announcementsDialog } from '../../prompts/announcements/announcements.dialog.ts';
import { useAnnouncements } from '../../prompts/announcements/use-announcements.ts';
import styles from './notice.module.css';

/** The announcements, passing by; a press opens them all. */
export function NoticePart() {
  const t = useText(siteMessages);
  const dispatch = useDispatch();
  const items = useAnnouncements();
  return (
    <div className={styles.bar}>
      <div className={styles.content}>
        <Marquee
          label={t('site.util.announcement')}
          items={items.map(({ id, title }) => ({ id, text: title }))}
          onSelect={chosen => dispatch(announcementsDialog.open({ chosen }))}
        />
      </div>
    </div>
  );
}
