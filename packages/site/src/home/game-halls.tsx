import { useNavigation } from '@lobby/api/endpoints/advertising';
import { useText } from '@lobby/i18n';
import { Skeleton } from '@lobby/ui-kit/skeleton';
import { categories, defaultNavigation, isCategory } from '../header/categories.ts';
import { siteMessages } from '../messages/index.ts';
import styles from './game-halls.module.css';
import type { HallCode } from './hall-art.tsx';
import { HallCard } from './hall-card.tsx';
import { Section } from './section.tsx';

const placeholders = ['b', 'c', 'd', 'e', 'f', 'g'];

/** The halls of games the platform offers: open ones lead in, the others say that they are being prepared. */
export function GameHalls() {
  const t = useText(siteMessages);
  const { data, isError } = useNavigation();
  const waits = !data && !isError;
  const halls = (data ?? defaultNavigation).map(entry => entry.code).filter(isHall);

  return (
    <Section title={t('site.home.lobby')}>
      <ul className={styles.grid}>
        {halls.map(code => (
          <li key={code} className={styles.cell}>
            <HallCard code={code} />
          </li>
        ))}
        {/* Placeholders of the size of the halls, so that the first one does not shrink when they load. */}
        {waits &&
          placeholders.map(placeholder => (
            <li key={placeholder} className={styles.placeholder} aria-hidden="true">
              <Skeleton shape="block" height="100%" />
            </li>
          ))}
      </ul>
    </Section>
  );
}

function isHall(code: string): code is HallCode {
  return isCategory(code) && categories[code].hall;
}
