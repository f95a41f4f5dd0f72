import { useNavigationQuery } from '@lobby/api-client/endpoints';
import { useText } from '@lobby/i18n';
import { categories, isCategory, standingNavigation } from '../header/categories.ts';
import { siteMessages } from '../messages/index.ts';
import { usePathExists } from '../routes/known-paths.tsx';
import styles from './game-halls.module.css';
import { HallCard, type HallCode } from './hall-card.tsx';
import { Section } from './section.tsx';

/** The halls of games the platform offers: open ones lead in, the others say that they are being prepared. */
export function GameHalls() {
  const t = useText(siteMessages);
  const pathExists = usePathExists();
  const { data = standingNavigation } = useNavigationQuery();
  const halls = data.map(entry => entry.code).filter(isHall);

  return (
    <Section title={t('site.home.lobby')}>
      <ul className={styles.grid}>
        {halls.map(code => (
          <li key={code} className={styles.cell}>
            <HallCard code={code} open={pathExists(categories[code].to)} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function isHall(code: string): code is HallCode {
  return isCategory(code) && categories[code].hall;
}
