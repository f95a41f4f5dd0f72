import { useLogout } from '@lobby/api/use-logout';
import { usePathExists } from '@lobby/feature/known-paths';
import { useSlots } from '@lobby/feature/slots';
import { useText } from '@lobby/i18n';
import { Badge } from '@lobby/ui-kit/badge';
import { Icon } from '@lobby/ui-kit/icon';
import { VisuallyHidden } from '@lobby/ui-kit/visually-hidden';
import { useDispatch } from 'react-redux';
import { NavLink } from 'react-router-dom';
import { frameMessages } from './messages/index.ts';
import css from './mine-nav.module.css';
import { groupsWith, type NavItem } from './nav-groups.ts';

interface MineNavProps {
  /** `list` beside a page; `grid` as the entries of the overview, where there is no room beside it. */
  readonly shape: 'list' | 'grid';
  /** Unread letters. */
  readonly unread: number;
}

/** The pages of the member area in their groups; the current one is marked. */
export function MineNav({ shape, unread }: MineNavProps) {
  const t = useText(frameMessages);
  const groups = groupsWith(usePathExists());
  return (
    <nav className={css.nav} data-shape={shape} aria-label={t('mine.nav')}>
      {groups.map(({ id, items }) => (
        <div key={id} className={css.group}>
          <h2 id={`mine-nav-${id}`} className={css.heading}>
            {t(`mine.nav.${id}`)}
          </h2>
          <ul className={css.items} aria-labelledby={`mine-nav-${id}`}>
            {items.map(item => (
              <li key={item.id}>
                <Entry item={item} unread={item.id === 'message' ? unread : 0} />
              </li>
            ))}
          </ul>
        </div>
      ))}
      {shape === 'grid' && <SessionGroup />}
    </nav>
  );
}

/** What a phone has no menu in its header for: the devices of the member, and the way out. */
function SessionGroup() {
  const t = useText(frameMessages);
  const dispatch = useDispatch();
  const { devices } = useSlots();
  const logout = useLogout();
  const actions = [
    { id: 'devices', icon: 'phone', press: devices && (() => dispatch(devices())) },
    { id: 'logout', icon: 'log-out', press: logout },
  ] as const;
  return (
    <div className={css.group}>
      <h2 id="mine-nav-session" className={css.heading}>
        {t('mine.nav.session')}
      </h2>
      <ul className={css.items} aria-labelledby="mine-nav-session">
        {actions.map(
          ({ id, icon, press }) =>
            press && (
              <li key={id}>
                <button type="button" className={css.entry} onClick={press}>
                  <span className={css.icon}>
                    <Icon name={icon} size={20} />
                  </span>
                  <span>{t(`mine.nav.${id}`)}</span>
                </button>
              </li>
            ),
        )}
      </ul>
    </div>
  );
}

function Entry({ item, unread }: { item: NavItem; unread: number }) {
  const t = useText(frameMessages);
  return (
    <NavLink className={css.entry} to={item.to}>
      <span className={css.icon}>
        <Icon name={item.icon} size={20} />
      </span>
      <span>{t(`mine.nav.${item.id}`)}</span>
      {unread > 0 && (
        <span className={css.count}>
          <Badge tone="accent" look="solid" size="s">
            <span aria-hidden="true">{unread > 99 ? '99+' : unread}</span>
            <VisuallyHidden>{t('mine.nav.unread', { count: unread })}</VisuallyHidden>
          </Badge>
        </span>
      )}
    </NavLink>
  );
}
