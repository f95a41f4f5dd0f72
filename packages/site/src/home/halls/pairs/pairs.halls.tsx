import type { HallsProps } from '../hall.ts';
import styles from './pairs-halls.module.css';

/** Two beside each other; of an odd number the first is as wide as two. */
export function PairsHalls({ halls, draw }: HallsProps) {
  return (
    <ul className={styles.pairs}>
      {halls.map(hall => (
        <li key={hall.code} className={styles.cell}>
          {draw(hall, 'end')}
        </li>
      ))}
    </ul>
  );
}
