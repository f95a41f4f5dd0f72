import type { HallsProps } from '../hall.ts';
import { HallCard } from '../hall-card.tsx';
import styles from './mosaic-halls.module.css';

/** The first hall large, the others beside it in two rows. */
export function MosaicHalls({ halls }: HallsProps) {
  return (
    <ul className={styles.mosaic}>
      {halls.map(hall => (
        <li key={hall.code} className={styles.cell}>
          <HallCard hall={hall} art="beside" />
        </li>
      ))}
    </ul>
  );
}
