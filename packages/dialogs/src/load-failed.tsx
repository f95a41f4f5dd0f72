import { Button } from '@lobby/ui-kit/button';
import { useCloseOnBack } from '@lobby/ui-kit/close-on-back';
import { useUiText } from '@lobby/ui-kit/ui-text';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './load-failed.module.css';

/**
 * Why a dialog's chunk is missing: `broken` for the line or anything else that may pass, `stale` when the site was
 * updated and only a reload helps, `held` when that reload has to wait for money under way.
 */
export type LoadFailure = 'broken' | 'stale' | 'held';

interface LoadFailedProps {
  readonly failure: LoadFailure;
  readonly onRetry: () => void;
  readonly onReload: () => void;
  readonly onClose: () => void;
}

/** Shown when a dialog's chunk could not be fetched. The browser's own dialog: nothing more to fetch. */
export function LoadFailed({ failure, onRetry, onReload, onClose }: LoadFailedProps): ReactNode {
  const words = useUiText();
  const ref = useRef<HTMLDialogElement>(null);
  const title = useId();
  useEffect(() => ref.current?.showModal(), []);
  useCloseOnBack(true, onClose);
  const isStale = failure === 'stale';
  const hints = {
    broken: words.openFailedHint,
    stale: words.openFailedStale,
    held: words.openFailedHeld,
  };

  return (
    <dialog ref={ref} className={styles.panel} aria-labelledby={title} onClose={onClose}>
      <h2 id={title} className={styles.title}>
        {words.openFailed}
      </h2>
      <p className={styles.hint}>{hints[failure]}</p>
      <div className={styles.actions}>
        <Button variant="outline" onClick={onClose}>
          {words.close}
        </Button>
        <Button variant={isStale ? 'outline' : 'primary'} onClick={onRetry}>
          {words.retry}
        </Button>
        {isStale && (
          <Button variant="primary" onClick={onReload}>
            {words.reload}
          </Button>
        )}
      </div>
    </dialog>
  );
}
