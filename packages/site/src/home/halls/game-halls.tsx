import { useText } from '@lobby/i18n';
import { Icon } from '@lobby/ui-kit/icon';
import { Skeleton } from '@lobby/ui-kit/skeleton';
import { lazy, Suspense } from 'react';
import { categories } from '../../header/categories.ts';
import { siteMessages } from '../../messages/index.ts';
import { Section } from '../parts/section.tsx';
import styles from './game-halls.module.css';
import type { HallsProps } from './hall.ts';
import { HallCard } from './hall-card.tsx';
import { hallsMessages } from './messages/index.ts';
import { LazyOpeningNotice } from './opening/lazy-opening-notice.tsx';
import { useHalls } from './use-halls.ts';

/** With fewer open ones, a layout of all halls would be one of closed doors. */
const enough = 3;

/** Fetched where several are open. */
const Halls = lazy(async () => ({ default: (await import('./halls.by-look.tsx')).Halls }));

/** The halls of games: in the brand's layout once several are open; until then the open ones large, the others in one strip. */
export function GameHalls() {
  const t = useText(siteMessages, hallsMessages);
  const { halls, waits } = useHalls();
  const open = halls.filter(({ to }) => to);
  const preparing = halls.filter(({ to }) => !to);
  return (
    <Section title={t('halls.title')}>
      {open.length >= enough ? (
        <>
          <Suspense fallback={<div className={styles.halls} />}>
            <Halls halls={halls} draw={(hall, art) => <HallCard hall={hall} art={art} />} />
          </Suspense>
          <LazyOpeningNotice alone />
        </>
      ) : (
        <div className={styles.halls}>
          <ul className={styles.open}>
            {open.map(hall => (
              <li key={hall.code}>
                <HallCard hall={hall} art="end" />
              </li>
            ))}
          </ul>
          {preparing.length > 0 && <PreparingHalls halls={preparing} />}
          {/* As high as the strip, so that nothing moves when it comes. */}
          {waits && (
            <div className={styles.placeholder} aria-hidden="true">
              <Skeleton shape="block" height="100%" />
            </div>
          )}
        </div>
      )}
    </Section>
  );
}

/** One strip for all halls that are not open. */
function PreparingHalls({ halls }: Pick<HallsProps, 'halls'>) {
  const t = useText(siteMessages, hallsMessages);
  return (
    <div className={styles.strip}>
      <span className={styles.state}>{t('halls.preparing')}</span>
      <ul className={styles.names}>
        {halls.map(({ code }) => (
          <li key={code} className={styles.name}>
            <Icon name={categories[code].icon} size={24} />
            {t(`site.category.${code}`)}
          </li>
        ))}
      </ul>
      <LazyOpeningNotice />
    </div>
  );
}
