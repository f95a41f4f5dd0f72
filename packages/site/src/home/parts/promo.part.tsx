import { lazy, Suspense } from 'react';
// The sheet of what comes late is small and travels in the page.
import styles from '../promo/promo.module.css';

const Promo = lazy(async () => ({ default: (await import('../later-parts.ts')).Promo }));

/** What else there is to see, at the end of the page. */
export function PromoPart() {
  return (
    <Suspense fallback={<div className={styles.room} />}>
      <Promo />
    </Suspense>
  );
}
