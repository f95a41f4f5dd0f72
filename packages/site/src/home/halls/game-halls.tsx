import { useNavigation } from '@lobby/api/endpoints/advertising';
import { Skeleton } from '@lobby/ui-kit/skeleton';
import { categories, defaultNavigation, isCategory } from '../../header/categories.ts';
import styles from './game-halls.module.css';
import type { HallCode } from './hall-art.tsx';
import { HallCard } from './hall-card.tsx';

const placeholders = ['b', 'c', 'd', 'e', 'f', 'g'];

/** The halls of games the platform offers: open ones lead in, the others say that they are being prepared. */
export function GameHalls() {
  const { data, isError } = useNavigation();
  const waits = !data && !isError;
  const halls = (data ?? defaultNavigation).flatMap(({ code, state }) =>
    isHall(code) && state !== 'hidden' ? [{ code, isOpen: state === 'open' }] : [],
  );

  return (
    <ul className={styles.grid}>
      {halls.map(({ code, isOpen }) => (
        <li key={code} className={styles.cell}>
          <HallCard code={code} isOpen={isOpen} />
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
  );
}

function isHall(code: string): code is HallCode {
  return isCategory(code) && 'hall' in categories[code];
}
