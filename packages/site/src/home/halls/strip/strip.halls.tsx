import type { HallsProps } from '../hall.ts';
import { HallCard } from '../hall-card.tsx';
import styles from './strip-halls.module.css';

/** All halls beside each other, as high as each other. */
export function StripHalls({ halls }: HallsProps) {
  return (
    <ul className={styles.strip}>
      {halls.map(hall => (
        <li key={hall.code}>
          <HallCard hall={hall} art="above" />
        </li>
      ))}
    </ul>
  );
}
