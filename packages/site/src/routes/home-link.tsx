import { paths } from '@lobby/feature';
import { useText } from '@lobby/i18n';
import { Link } from 'react-router-dom';
import { pageMessages } from './messages/index.ts';
import styles from './plain-page.module.css';

/** The button to the home page, for pages that have nothing else to offer. */
export function HomeLink() {
  const t = useText(pageMessages);
  return (
    <Link className={styles.action} to={paths.home()}>
      {t('page.toHome')}
    </Link>
  );
}
