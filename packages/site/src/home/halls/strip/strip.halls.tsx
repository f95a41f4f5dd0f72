import type { HallsProps } from '../hall.ts';
import styles from './strip-halls.module.css';

/** All halls beside each other, as high as each other. */
export function StripHalls({ halls, draw }: HallsProps) {
  return (
    <ul className={styles.strip}>
      {halls.map(hall => (
        <li key={hall.code}>{draw(hall, 'above')}</li>
      ))}
    </ul>
  );
}
