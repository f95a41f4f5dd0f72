import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import styles from './toast.module.css';
import { subscribeToasts, type ToastMessage } from './toast.ts';

export { type ToastAction, type ToastKind, toast } from './toast.ts';

type Shelf = ComponentType<{ messages: readonly ToastMessage[] }>;

/**
 * Where toasts appear; place it once, at the root. The toast code is loaded with the first message; if it cannot be
 * loaded (offline) the plain text is shown, without the action.
 */
export function ToastRegion(): ReactNode {
  const [messages, setMessages] = useState<readonly ToastMessage[]>([]);
  const [shelf, setShelf] = useState<{ component: Shelf }>();
  useEffect(() => subscribeToasts(message => setMessages(before => [...before.slice(-9), message])), []);

  const needed = messages.length > 0;
  useEffect(() => {
    if (!needed) return;
    let wanted = true;
    import('./toast-shelf.tsx').then(
      module => wanted && setShelf({ component: module.ToastShelf }),
      () => wanted && setShelf({ component: BareShelf }),
    );
    return () => {
      wanted = false;
    };
  }, [needed]);

  return shelf ? <shelf.component messages={messages} /> : null;
}

function BareShelf({ messages }: { messages: readonly ToastMessage[] }): ReactNode {
  const last = messages.at(-1);
  const [seen, setSeen] = useState(0);
  useEffect(() => {
    if (!last) return;
    const timer = setTimeout(() => setSeen(last.id), 4000);
    return () => clearTimeout(timer);
  }, [last]);

  return (
    <div className={styles.viewport} role="status">
      {last && last.id !== seen && (
        <div className={styles.toast} data-type={last.kind}>
          {last.title} {last.text}
        </div>
      )}
    </div>
  );
}
