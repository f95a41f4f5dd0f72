import { lazyWithTexts } from '@lobby/i18n';
import { Suspense } from 'react';
import { wordsMessages } from './messages/index.ts';
import styles from './words.module.css';

const Words = lazyWithTexts(async () => ({ default: (await import('./words.tsx')).Words }), wordsMessages);

/** What the house says of itself, and its room until it is there. */
export function LazyWords() {
  return (
    <Suspense fallback={<div className={styles.room} />}>
      <Words />
    </Suspense>
  );
}
