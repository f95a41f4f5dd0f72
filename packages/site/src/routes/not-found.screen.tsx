import { useText } from '@lobby/i18n';
import { EmptyState } from '@lobby/ui-kit/empty-state';
import { HomeLink } from './home-link.tsx';
import { pageMessages } from './messages/index.ts';
import styles from './plain-page.module.css';

/** Said for every path without a screen. */
export default function NotFoundScreen() {
  const t = useText(pageMessages);
  return (
    <div className={styles.page}>
      <EmptyState
        isPage
        title={t('page.notFound.title')}
        hint={t('page.notFound.hint')}
        action={<HomeLink />}
      />
    </div>
  );
}
