import { lazy, Suspense } from 'react';
// The sheets of what comes late are small and travel in the page.
import './hall-card.module.css';
import styles from './game-halls.module.css';

const GameHalls = lazy(async () => (await import('../later-parts.ts')).loadGameHalls());

/** The halls of games, and their room until they are there. */
export function LazyGameHalls() {
  return (
    <Suspense fallback={<div className={styles.room} />}>
      <GameHalls />
    </Suspense>
  );
}
