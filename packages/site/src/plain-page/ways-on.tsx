import { serviceOpened } from '@lobby/api/session';
import { paths } from '@lobby/feature';
import { usePathExists } from '@lobby/feature/known-paths';
import { useText } from '@lobby/i18n';
import type { ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import { pageMessages } from './messages/index.ts';
import styles from './plain-page.module.css';

/**
 * Where to go from a page that has nothing else to offer: home, the live matches and the help where there are any, the
 * service.
 * `onHome`: another way home than within the running page.
 */
export default function WaysOn({ onHome }: { onHome?: () => void }): ReactNode {
  const t = useText(pageMessages);
  const pathExists = usePathExists();
  const dispatch = useDispatch();
  const sportsbook = paths.game.sport({ enName: 'crty' });
  return (
    <>
      {onHome ? (
        <button type="button" className={styles.action} onClick={onHome}>
          {t('page.toHomeAnew')}
        </button>
      ) : (
        <Link className={styles.action} to={paths.home()}>
          {t('page.toHome')}
        </Link>
      )}
      {pathExists(sportsbook) && (
        <Link className={styles.other} to={`${sportsbook}?show=live`}>
          {t('page.toLive')}
        </Link>
      )}
      {pathExists(paths.help.tywt()) && (
        <Link className={styles.other} to={paths.help.tywt()}>
          {t('page.toHelp')}
        </Link>
      )}
      <button type="button" className={styles.other} onClick={() => dispatch(serviceOpened())}>
        {t('page.toService')}
      </button>
    </>
  );
}
