import { lazy, Suspense } from 'react';
// The sheets of what comes late are small and travel in the page.
import '../halls/hall-card.module.css';
import '../halls/preparing-halls.module.css';
import styles from '../halls/game-halls.module.css';

const GameHalls = lazy(async () => ({ default: (await import('../later-parts.ts')).GameHalls }));

/** The halls of games. */
export function HallsPart() {
  return (
    <Suspense fallback={<div className={styles.room} />}>
      <GameHalls />
    </Suspense>
  );
}
