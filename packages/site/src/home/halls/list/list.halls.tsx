import type { HallsProps } from '../hall.ts';
import { HallCard } from '../hall-card.tsx';
import styles from './hall-row.module.css';

/** A line for each. Its sheet is its own: whoever has cards does without it. */
export function ListHalls({ halls }: Pick<HallsProps, 'halls'>) {
  return (
    <ul className={styles.list}>
      {halls.map(hall => (
        <li key={hall.code}>
          <HallCard hall={hall} art="row" styles={styles} />
        </li>
      ))}
    </ul>
  );
}
