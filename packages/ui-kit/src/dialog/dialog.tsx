import { Dialog as Base } from '@base-ui/react/dialog';
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useCloseOnBack } from '../close-on-back/use-close-on-back.ts';
import { useDialogStage } from '../dialog-stage/dialog-stage.tsx';
import { useFocusKept } from '../focus-kept/focus-kept.ts';
import { Icon } from '../icon/icon.tsx';
import { useUiText } from '../ui-text/ui-text.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './dialog.module.css';

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  /** The browser's back button: true when it went one step back inside. Without it, and on false, it closes the dialog. */
  onStepBack?: () => boolean;
  title: ReactNode;
  /** The title is read out but not drawn (the body draws its own, e.g. tabs). */
  hideTitle?: boolean;
  /** 420, 480, 560; `access` is 860 in two halves (see `art`); `page` covers the window. */
  size?: 's' | 'm' | 'l' | 'access' | 'page';
  /** False: neither the cross, Escape, a press outside nor the back button closes it. */
  closable?: boolean;
  /** The left half of the access dialog, the right one where it has `data-side="end"`: brand art. Hidden on phones. */
  art?: ReactNode;
  /** Buttons at the bottom, right-aligned; one primary. */
  actions?: ReactNode;
  /** What gets the focus first; by default the first field. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** What gets the focus when it has closed; by default its opener. */
  finalFocus?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** A modal dialog: title left, close right. Keeps the focus inside and gives it back. Import lazily. */
export function Dialog(props: DialogProps): ReactNode {
  const {
    open,
    onClose,
    onStepBack,
    title,
    hideTitle,
    size = 'm',
    closable = true,
    art,
    actions,
    children,
  } = props;
  const stage = useDialogStage();
  const words = useUiText();
  const body = useRef<HTMLDivElement>(null);
  const keepFocus = useFocusKept();
  const isInPlace = useInPlace(open && stage.open);
  useCloseOnBack(open && stage.open, closable ? () => onStepBack?.() || onClose() : undefined);

  return (
    <Base.Root
      open={open && stage.open}
      disablePointerDismissal={!closable || size === 'access'}
      onOpenChange={(next, details) => (!next && closable ? onClose() : details.cancel())}
      onOpenChangeComplete={next => {
        if (next) return;
        stage.onGone?.();
        keepFocus();
      }}
    >
      <Base.Portal>
        <Base.Backdrop className={styles.scrim} data-in-place={isInPlace || undefined} forceRender />
        <Base.Viewport className={styles.viewport}>
          <Base.Popup
            className={styles.popup}
            data-size={size}
            data-in-place={isInPlace || undefined}
            finalFocus={props.finalFocus}
            initialFocus={props.initialFocus ?? (how => firstField(how, body.current))}
          >
            {art && <div className={styles.art}>{art}</div>}
            <div className={styles.sheet}>
              <div className={styles.header} data-bare={hideTitle || undefined}>
                {hideTitle ? (
                  <VisuallyHidden as={Base.Title}>{title}</VisuallyHidden>
                ) : (
                  <Base.Title className={styles.title}>{title}</Base.Title>
                )}
                {closable && (
                  <Base.Close className={styles.close} aria-label={words.close}>
                    <Icon name="close" size={20} />
                  </Base.Close>
                )}
              </div>
              <div ref={body} className={styles.body}>
                {children}
              </div>
              {actions && <div className={styles.actions}>{actions}</div>}
            </div>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
      {stage.nested}
    </Base.Root>
  );
}

/** A dialog left the page while it was open, in the same breath in which another came. */
let hasJustLeft = false;

/** Whether this dialog came in the place of another: it then stands there at once, without an entrance. */
function useInPlace(isOpen: boolean): boolean {
  const [isInPlace, setInPlace] = useState(false);
  const latest = useRef(isOpen);
  useLayoutEffect(() => {
    latest.current = isOpen;
  });
  useLayoutEffect(() => {
    // What is removed from the page is done with before what is new begins.
    setInPlace(hasJustLeft);
    return () => {
      hasJustLeft = latest.current;
      queueMicrotask(() => {
        hasJustLeft = false;
      });
    };
  }, []);
  return isInPlace;
}

/** The first field, so that typing can begin; by touch no field, so that the on-screen keyboard stays closed. */
function firstField(openedBy: string, body: HTMLElement | null): HTMLElement | true {
  const field = 'input:not([type=hidden], [hidden], [disabled]), textarea:not([disabled])';
  return openedBy === 'touch' ? true : (body?.querySelector<HTMLElement>(field) ?? true);
}
