import { paths } from '@lobby/feature';
import { usePathExists } from '@lobby/feature/known-paths';
import { useText } from '@lobby/i18n';
import { Icon } from '@lobby/ui-kit/icon';
import { Link } from 'react-router-dom';
import { walletMessages } from '../messages/index.ts';
import css from './play-notes.module.css';

/** That all money here is play money, and the way to safer gambling. */
export function PlayNotes() {
  const t = useText(walletMessages);
  const pathExists = usePathExists();
  const help = paths.help.bczr();
  const limits = paths.mine.limits();
  return (
    <aside className={css.notes} aria-label={t('wallet.notes')}>
      <Icon name="info" size={18} />
      <p>{t('wallet.notes.play')}</p>
      {pathExists(help) && (
        <p>
          {t('wallet.notes.safer')}
          <Link to={help}>{t('wallet.notes.saferLink')}</Link>
        </p>
      )}
      {pathExists(limits) && (
        <p>
          <Link to={limits}>{t('wallet.notes.limits')}</Link>
        </p>
      )}
    </aside>
  );
}
