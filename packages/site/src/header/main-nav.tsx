import { useNavigation } from '@lobby/api/endpoints/advertising';
import { useBrand } from '@lobby/brand-kit';
import { usePathExists } from '@lobby/feature/known-paths';
import { useText } from '@lobby/i18n';
import { Icon } from '@lobby/ui-kit/icon';
import { Suspense } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { siteMessages } from '../messages/index.ts';
import { defaultNavigation } from './categories.ts';
import { More } from './late/late-part.ts';
import styles from './main-nav.module.css';
import { currentItem, navItems } from './nav-items.ts';

/** The categories the platform offers, in its order, as far as their screens exist. */
export function MainNav({ onChoose }: { onChoose?: () => void }) {
  const t = useText(siteMessages);
  const { switches, look } = useBrand();
  const pathExists = usePathExists();
  const { data = defaultNavigation } = useNavigation();
  const items = navItems(data, pathExists, switches.skippingSports);
  const current = currentItem(items, useLocation());

  return (
    <nav className={styles.nav} data-mark={look.navigationMark} aria-label={t('site.nav.label')}>
      {items.map(item =>
        item.more !== undefined ? (
          <Suspense key={item.more}>
            <More code={item.more} badge={item.badge} css={styles} onChoose={onChoose} />
          </Suspense>
        ) : (
          <Link
            key={item.to}
            className={styles.item}
            to={item.to}
            aria-current={item === current ? 'page' : undefined}
            onClick={onChoose}
          >
            {!switches.hideNavigationIcons && <Icon name={item.icon} size={18} />}
            {t(item.text)}
            {(item.badge === 'hot' || item.badge === 'new') && (
              <span className={styles.badge}>
                {t(item.badge === 'hot' ? 'site.badge.hot' : 'site.badge.new')}
              </span>
            )}
          </Link>
        ),
      )}
    </nav>
  );
}
