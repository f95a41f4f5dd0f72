import { paths } from '@lobby/feature';
import { useText } from '@lobby/i18n';
import { Icon } from '@lobby/ui-kit/icon';
import { Skeleton } from '@lobby/ui-kit/skeleton';
import { lazy, type ReactNode, Suspense, useId, useState } from 'react';
import { useCloseOnLeave } from '../use-close-on-leave.ts';
import styles from './floating-bar.module.css';
import { floatingMessages } from './messages/index.ts';

const QrCode = lazy(() =>
  import('@lobby/ui-kit/qr-code').then(
    ({ QrCode: Code }) => ({ default: Code }),
    // The sentence below it stays, and the address is that of the window.
    () => ({ default: () => null }),
  ),
);

/** A code that opens this site on a phone, or the page of its app where there is one. */
export function PhoneCode({ what }: { readonly what: 'phone' | 'app' }): ReactNode {
  const t = useText(floatingMessages);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { frame } = useCloseOnLeave<HTMLDivElement>(isOpen, () => setOpen(false));
  const path = what === 'app' ? paths.download() : paths.home();
  return (
    <div className={styles.phone} ref={frame}>
      <button
        type="button"
        className={styles.item}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="qr" size={20} />
        {t(`floating.${what}`)}
      </button>
      {isOpen && (
        <div id={id} className={styles.code}>
          <Suspense fallback={<Skeleton shape="block" height="9rem" />}>
            <QrCode text={new URL(path, location.origin).href} label={t(`floating.${what}.qr`)} />
          </Suspense>
          <p>{t(`floating.${what}.hint`)}</p>
        </div>
      )}
    </div>
  );
}
