import { type ReactNode, useSyncExternalStore } from 'react';
import { Spinner } from '../spinner/spinner.tsx';
import { currentLoading, subscribeLoading } from './loading.ts';
import styles from './loading-toast.module.css';

export { loading } from './loading.ts';

/** Renders the text of `loading.show`; place it once, at the root. */
export function LoadingToast(): ReactNode {
  const note = useSyncExternalStore(subscribeLoading, currentLoading, () => undefined);
  return (
    <div role="status" className={styles.place}>
      {note && (
        <div className={styles.toast}>
          <Spinner size={28} />
          <p>{note.text}</p>
        </div>
      )}
    </div>
  );
}
