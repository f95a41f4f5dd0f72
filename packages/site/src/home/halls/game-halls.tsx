import { Skeleton } from '@lobby/ui-kit/skeleton';
import { lazy, Suspense } from 'react';
import styles from './game-halls.module.css';
import { HallCard } from './hall-card.tsx';
import { useHalls } from './use-halls.ts';

/** With fewer open ones, a layout of all halls would be one of closed doors. */
const enough = 3;

/** What is drawn once the platform has said which halls there are. */
const OtherHalls = lazy(() => import('./other-halls.tsx'));

/** The halls of games: in the brand's layout once several are open; until then the open ones large, the others in one strip. */
export function GameHalls() {
  const { halls, waits } = useHalls();
  const open = halls.filter(({ to }) => to);
  const many = open.length >= enough;
  // As high as the strip, so that nothing moves when it comes.
  const room = (
    <div className={styles.placeholder} aria-hidden="true">
      <Skeleton shape="block" height="100%" />
    </div>
  );
  return (
    <div className={styles.halls}>
      {!many && (
        <ul className={styles.open}>
          {open.map(hall => (
            <li key={hall.code}>
              <HallCard hall={hall} art="end" />
            </li>
          ))}
        </ul>
      )}
      {waits ? (
        room
      ) : (
        <Suspense fallback={room}>
          <OtherHalls halls={halls} many={many} />
        </Suspense>
      )}
    </div>
  );
}
