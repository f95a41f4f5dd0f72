import { Toast } from '@base-ui/react/toast';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { Icon, type IconName } from '../icon/icon.tsx';
import { useUiText } from '../ui-text/ui-text.tsx';
import { stayMs } from './stay-ms.ts';
import styles from './toast.module.css';
import type { ToastAction, ToastKind, ToastMessage } from './toast.ts';

const iconOf: Record<ToastKind, IconName> = {
  info: 'info',
  success: 'success',
  warning: 'warning',
  error: 'error',
};

/** What a toast carries besides its words. */
interface Acting {
  readonly action: ToastAction | undefined;
}

/** The toasts themselves, on Base UI's manager: announced, swiped away, paused under the pointer. */
export function ToastShelf({ messages }: { messages: readonly ToastMessage[] }): ReactNode {
  return (
    <Toast.Provider limit={3} timeout={4000}>
      <Shelf messages={messages} />
    </Toast.Provider>
  );
}

/**
 * A window that loses the focus to a frame of its own page is still looked at, but Base UI would keep every toast until
 * it comes back. In a layout effect, so that this hears of it first.
 */
function listenForFrames(): () => void {
  const goOn = (event: FocusEvent) => {
    const isInFrame = document.activeElement instanceof HTMLIFrameElement;
    if (event.target === window && isInFrame) event.stopImmediatePropagation();
  };
  addEventListener('blur', goOn, true);
  return () => removeEventListener('blur', goOn, true);
}

function Shelf({ messages }: { messages: readonly ToastMessage[] }): ReactNode {
  const { toasts, add, close } = Toast.useToastManager<Acting>();
  const words = useUiText();
  const handed = useRef(0);
  useLayoutEffect(listenForFrames, []);

  useEffect(() => {
    for (const message of messages) {
      if (message.id <= handed.current) continue;
      handed.current = message.id;
      const { kind, text, title = '', action } = message;
      const words = title ? { title, description: text } : { title: text };
      const timeout = stayMs(title + text, action !== undefined);
      add({ id: `${kind}:${text}`, type: kind, ...words, timeout, data: { action } });
    }
  }, [messages, add]);

  return (
    <Toast.Portal>
      <Toast.Viewport className={styles.viewport} aria-label={words.notifications}>
        {toasts.map(item => (
          <Toast.Root
            key={item.id}
            toast={item}
            className={styles.toast}
            swipeDirection={['up', 'down', 'right']}
          >
            <Toast.Content className={styles.content}>
              {/* Safe: every toast is added above, its kind as the type. */}
              <Icon name={iconOf[item.type as ToastKind]} size={18} className={styles.icon} />
              <div className={styles.text}>
                <Toast.Title render={<p />} className={styles.title} />
                <Toast.Description />
              </div>
              {item.data?.action && (
                <Button
                  size="s"
                  onClick={() => {
                    close(item.id);
                    item.data?.action?.press();
                  }}
                >
                  {item.data.action.label}
                </Button>
              )}
              <Toast.Close className={styles.close} aria-label={words.close}>
                <Icon name="close" size={14} />
              </Toast.Close>
            </Toast.Content>
          </Toast.Root>
        ))}
      </Toast.Viewport>
    </Toast.Portal>
  );
}
