import { unreadCount, useUnreadLettersQuery } from '@lobby/api/endpoints/letter';
import { useSession } from '@lobby/api/session';
import { paths } from '@lobby/feature';
import { usePathExists } from '@lobby/feature/known-paths';
import { useText } from '@lobby/i18n';
import { VisuallyHidden } from '@lobby/ui-kit/visually-hidden';
import type { ReactNode } from 'react';
import { tabMessages } from './messages/index.ts';
import { Tab } from './tab.tsx';
import styles from './tab-bar.module.css';

/** The member area, with a mark while letters are unread. */
export function MineTab({ isCurrent }: { isCurrent: boolean }): ReactNode {
  const t = useText(tabMessages);
  const { loggedIn } = useSession();
  const hasLetters = usePathExists()(paths.mine.message());
  return (
    <Tab
      to={paths.mine.overview()}
      icon="user"
      text={t('tabs.mine')}
      isCurrent={isCurrent}
      badge={loggedIn && hasLetters && <Unread />}
    />
  );
}

function Unread(): ReactNode {
  const t = useText(tabMessages);
  const { data: letters } = useUnreadLettersQuery();
  const count = unreadCount(letters);
  return (
    count > 0 && (
      <span className={styles.dot}>
        <VisuallyHidden>{t('tabs.mine.unread', { count })}</VisuallyHidden>
      </span>
    )
  );
}
