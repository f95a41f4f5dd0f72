import { useSession } from '@lobby/api/session';
import { usePause } from '@lobby/api/use-pause';
import { useBrand } from '@lobby/brand-kit';
import { paths } from '@lobby/feature';
import { usePathExists } from '@lobby/feature/known-paths';
import { phone, useMedia } from '@lobby/feature/use-media';
import { useText } from '@lobby/i18n';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { wayTo } from '../categories.ts';
import { tabMessages } from './messages/index.ts';
import { MineTab } from './mine-tab.tsx';
import { SlipTab } from './slip-tab.tsx';
import { Tab } from './tab.tsx';
import styles from './tab-bar.module.css';

const { home, mine, game } = paths;

/** The five ways that a thumb reaches on every page of a phone, as far as the site has them. */
export function TabBar(): ReactNode {
  return useMedia(phone) && <Tabs />;
}

/** The bar itself, whatever the width. */
export function Tabs(): ReactNode {
  const t = useText(tabMessages);
  const { switches } = useBrand();
  const { pathname } = useLocation();
  const { loggedIn } = useSession();
  const pathExists = usePathExists();
  const sport = wayTo('sport', switches.skippingSports);
  const isBelow = (path: string) => `${pathname}/`.startsWith(`${path}/`);
  const isDeposit = isBelow(mine.deposit());
  const deposit = <Tab to={mine.deposit()} icon="bank" text={t('tabs.deposit')} isCurrent={isDeposit} />;
  return (
    <nav className={styles.bar} aria-label={t('tabs.label')}>
      <Tab to={home()} icon="home" text={t('tabs.home')} isCurrent={isBelow(home())} />
      {pathExists(sport) && (
        <Tab to={sport} icon="sports" text={t('tabs.sport')} isCurrent={isBelow(game.sportVenues())} />
      )}
      {switches.deposit &&
        pathExists(mine.deposit()) &&
        (loggedIn ? <UnlessPaused>{deposit}</UnlessPaused> : deposit)}
      {pathExists(game.sport({ enName: 'crty' })) && <SlipTab />}
      {pathExists(mine.overview()) && <MineTab isCurrent={isBelow(mine.overview()) && !isDeposit} />}
    </nav>
  );
}

/** Nothing leads to a deposit in a pause. Its place is kept while that is not known. */
function UnlessPaused({ children }: { children: ReactNode }): ReactNode {
  const pause = usePause();
  if (pause) return null;
  return (
    <div className={styles.place} data-waiting={pause === undefined || undefined}>
      {children}
    </div>
  );
}
