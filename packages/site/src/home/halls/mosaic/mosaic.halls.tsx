import type { HallsProps } from '../hall.ts';
import styles from './mosaic-halls.module.css';

/** The first hall large, the others beside it in two rows. */
export function MosaicHalls({ halls, draw }: HallsProps) {
  return (
    <ul className={styles.mosaic}>
      {halls.map(hall => (
        <li key={hall.code} className={styles.cell}>
          {draw(hall, 'beside')}
        </li>
      ))}
    </ul>
  );
}
