import { Skeleton } from '@lobby/ui-kit/skeleton';
import styles from './game-halls.module.css';
import { HallCard } from './hall-card.tsx';
import { Halls } from './halls.by-look.tsx';
import { PreparingHalls } from './preparing-halls.tsx';
import { useHalls } from './use-halls.ts';

/** With fewer open ones, a layout of all halls would be one of closed doors. */
const enough = 3;

/** The halls of games: in the brand's layout once several are open; until then the open ones large, the others in one strip. */
export function GameHalls() {
  const { halls, waits } = useHalls();
  const open = halls.filter(({ to }) => to);
  if (open.length >= enough) return <Halls halls={halls} />;
  const preparing = halls.filter(({ to }) => !to);
  return (
    <div className={styles.few}>
      <ul className={styles.open}>
        {open.map(hall => (
          <li key={hall.code}>
            <HallCard hall={hall} art="end" />
          </li>
        ))}
      </ul>
      {preparing.length > 0 && <PreparingHalls codes={preparing.map(({ code }) => code)} />}
      {/* As high as the strip, so that nothing moves when it comes. */}
      {waits && (
        <div className={styles.placeholder} aria-hidden="true">
          <Skeleton shape="block" height="100%" />
        </div>
      )}
    </div>
  );
}
