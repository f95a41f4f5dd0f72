import { unreadCount, useUnreadLettersQuery } from '@lobby/api/endpoints/letter';
import { useMemberInfoQuery } from '@lobby/api/endpoints/member-session';
import { useLogout } from '@lobby/api/use-logout';
import { paths } from '@lobby/feature';
import { usePathExists } from '@lobby/feature/known-paths';
import { useSlots } from '@lobby/feature/slots';
import { useText } from '@lobby/i18n';
import { Avatar } from '@lobby/ui-kit/avatar';
import { Icon } from '@lobby/ui-kit/icon';
import { VisuallyHidden } from '@lobby/ui-kit/visually-hidden';
import { lazy, Suspense, useState } from 'react';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import styles from './account.module.css';
import { headerMessages } from './messages/index.ts';
import { useCloseOnLeave } from './use-close-on-leave.ts';

/** The drawings are fetched after the name is shown; without them its first character stays. */
const MemberAvatar = lazy(() => import('./member-avatar.tsx').catch(() => ({ default: Avatar })));

/** The pages of the menu, as far as the site has them. */
const ownPages = [
  { text: 'header.overview', icon: 'home', to: paths.mine.overview() },
  { text: 'header.userInfo', icon: 'user', to: paths.mine.userInfo() },
  { text: 'header.auth', icon: 'lock', to: paths.mine.auth() },
  { text: 'header.betHistory', icon: 'ticket', to: paths.mine.betHistory() },
] as const;

/** The member's name; opens the short list of their own pages and the way out. */
export function MemberChip() {
  const t = useText(headerMessages);
  const [open, setOpen] = useState(false);
  const { frame, leave } = useCloseOnLeave<HTMLDivElement>(open, () => setOpen(false));
  const { data: member } = useMemberInfoQuery({});
  const { data: letters } = useUnreadLettersQuery();
  const pathExists = usePathExists();
  const logout = useLogout();
  const dispatch = useDispatch();
  const { devices } = useSlots();
  const showDevices = () => {
    leave();
    if (devices) dispatch(devices());
  };
  const unread = unreadCount(letters);
  const hasLetters = pathExists(paths.mine.message());
  const name = member?.name ?? '';

  return (
    <div className={styles.member} data-in-tabs={pathExists(paths.mine.overview()) || undefined} ref={frame}>
      <button type="button" className={styles.name} aria-expanded={open} onClick={() => setOpen(!open)}>
        <Suspense fallback={<Avatar name={name} />}>
          <MemberAvatar name={name} />
        </Suspense>
        <span className={styles.nameText}>{name}</span>
        <VisuallyHidden>{t('header.menu')}</VisuallyHidden>
        {hasLetters && unread > 0 && (
          <span className={styles.dot}>
            <VisuallyHidden>{t('header.unread', { count: unread })}</VisuallyHidden>
          </span>
        )}
        <Icon name="chevron-down" size={16} />
      </button>
      {open && (
        <ul className={styles.list}>
          {hasLetters && (
            <li>
              <Link className={styles.entry} to={paths.mine.message()} onClick={leave}>
                <Icon name="mail" size={18} />
                {unread > 0 ? t('header.unread', { count: unread }) : t('header.message')}
              </Link>
            </li>
          )}
          {ownPages
            .filter(({ to }) => pathExists(to))
            .map(({ text, icon, to }) => (
              <li key={to}>
                <Link className={styles.entry} to={to} onClick={leave}>
                  <Icon name={icon} size={18} />
                  {t(text)}
                </Link>
              </li>
            ))}
          {devices && (
            <li>
              <button type="button" className={styles.entry} onClick={showDevices}>
                <Icon name="shield" size={18} />
                {t('header.devices')}
              </button>
            </li>
          )}
          <li>
            <button type="button" className={styles.entry} onClick={logout}>
              <Icon name="log-out" size={18} />
              {t('header.logout')}
            </button>
          </li>
        </ul>
      )}
    </div>
  );
}
