import { Button } from '@lobby/ui-kit/button';
import { useUiText } from '@lobby/ui-kit/ui-text';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './load-failed.module.css';

/** Shown when a dialog's chunk could not be fetched. The browser's own dialog: nothing more to fetch. */
export function LoadFailed({ onRetry, onClose }: { onRetry: () => void; onClose: () => void }): ReactNode {
  const words = useUiText();
  const ref = useRef<HTMLDialogElement>(null);
  const title = useId();
  useEffect(() => ref.current?.showModal(), []);

  return (
    <dialog ref={ref} className={styles.panel} aria-labelledby={title} onClose={onClose}>
      <h2 id={title} className={styles.title}>
        {words.openFailed}
      </h2>
      <p className={styles.hint}>{words.openFailedHint}</p>
      <div className={styles.actions}>
        <Button variant="outline" onClick={onClose}>
          {words.close}
        </Button>
        <Button variant="primary" onClick={onRetry}>
          {words.retry}
        </Button>
      </div>
    </dialog>
  );
}
