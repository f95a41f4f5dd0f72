import { paths } from '@lobby/feature';
import { usePathExists } from '@lobby/feature/known-paths';
import { useText } from '@lobby/i18n';
import { Icon } from '@lobby/ui-kit/icon';
import { Link } from 'react-router-dom';
import { overviewMessages } from './messages/index.ts';
import css from './overview.module.css';

/** How many letters are unread, and the way to them; nothing where the site has no page for letters. */
export function LetterNotice({ unread }: { unread: number }) {
  const t = useText(overviewMessages);
  if (!usePathExists()(paths.mine.message())) return null;
  return (
    <Link className={css.letters} to={paths.mine.message()} data-unread={unread > 0 || undefined}>
      <span className={css.disc}>
        <Icon name="mail" size={20} />
      </span>
      <span>{unread > 0 ? t('overview.letters', { count: unread }) : t('overview.letters.none')}</span>
      <Icon name="chevron-right" size={16} />
    </Link>
  );
}
