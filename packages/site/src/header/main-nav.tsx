import { useNavigationQuery } from '@lobby/api-client/endpoints';
import { useBrand } from '@lobby/brand-kit';
import { useText } from '@lobby/i18n';
import { Icon } from '@lobby/ui-kit/icon';
import { NavLink } from 'react-router-dom';
import { siteMessages } from '../messages/index.ts';
import { usePathExists } from '../routes/known-paths.tsx';
import { categories, openCategories, standingNavigation } from './categories.ts';
import styles from './main-nav.module.css';

/** The categories the platform offers, in its order, as far as their screens exist. */
export function MainNav({ onChoose }: { onChoose: () => void }) {
  const t = useText(siteMessages);
  const { switches } = useBrand();
  const pathExists = usePathExists();
  const { data = standingNavigation } = useNavigationQuery();

  return (
    <nav className={styles.nav} aria-label={t('site.nav.label')}>
      {openCategories(data, pathExists).map(({ code, badge }) => (
        <NavLink key={code} className={styles.item} to={categories[code].to} onClick={onChoose}>
          {!switches.hideNavigationIcons && <Icon name={categories[code].icon} size={18} />}
          {t(`site.category.${code}`)}
          {(badge === 'hot' || badge === 'new') && (
            <span className={styles.badge}>{t(badge === 'hot' ? 'site.badge.hot' : 'site.badge.new')}</span>
          )}
        </NavLink>
      ))}
    </nav>
  );
}
