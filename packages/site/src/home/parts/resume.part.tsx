import { useSession } from '@lobby/api/session';
import { lazy, Suspense } from 'react';
import styles from './resume.module.css';

/** Of members only, whose part is fetched; where it cannot be, the page does without. */
const ResumeChips = lazy(() =>
  import('../resume/resume-chips.lazy.ts')
    .then(chips => chips.loadResumeChips())
    .catch(() => ({ default: () => null })),
);

/** What a member left unfinished. */
export function ResumePart() {
  const { loggedIn } = useSession();
  if (!loggedIn) return null;
  return (
    <Suspense fallback={<div className={styles.room} />}>
      <ResumeChips />
    </Suspense>
  );
}
