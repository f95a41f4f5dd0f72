import { lazyWithTexts } from '@lobby/i18n';
import { Suspense } from 'react';
import { wordsMessages } from '../words/messages/index.ts';
import styles from '../words/words.module.css';

const Words = lazyWithTexts(
  async () => ({ default: (await import('../words/words.tsx')).Words }),
  wordsMessages,
);

/** The quiet sentences of the house, and their room until they are there. */
export function WordsPart() {
  return (
    <Suspense fallback={<div className={styles.room} />}>
      <Words />
    </Suspense>
  );
}
