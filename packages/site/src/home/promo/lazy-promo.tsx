import { lazy, Suspense } from 'react';
// The sheet of what comes late is small and travels in the page.
import styles from './promo.module.css';

const Promo = lazy(async () => ({ default: (await import('../later-parts.ts')).Promo }));

/** What else there is to see, and its room until it is there. */
export function LazyPromo() {
  return (
    <Suspense fallback={<div className={styles.room} />}>
      <Promo />
    </Suspense>
  );
}
