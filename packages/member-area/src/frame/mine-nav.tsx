import { usePathExists } from '@lobby/feature/known-paths';
import { useText } from '@lobby/i18n';
import { Badge } from '@lobby/ui-kit/badge';
import { Icon } from '@lobby/ui-kit/icon';
import { VisuallyHidden } from '@lobby/ui-kit/visually-hidden';
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
    </nav>
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
