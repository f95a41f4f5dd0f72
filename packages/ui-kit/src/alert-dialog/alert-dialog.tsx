import { AlertDialog as Base } from '@base-ui/react/alert-dialog';
import { type ReactNode, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { useCloseOnBack } from '../close-on-back/use-close-on-back.ts';
import { useDialogStage } from '../dialog-stage/dialog-stage.tsx';
import { useFocusKept } from '../focus-kept/focus-kept.ts';
import { Icon } from '../icon/icon.tsx';
import { useUiText } from '../ui-text/ui-text.tsx';
import styles from './alert-dialog.module.css';

export interface AlertDialogProps {
  open: boolean;
  title: string;
  children?: ReactNode;
  /** Pressed the primary button. */
  onConfirm: () => void;
  /** Pressed cancel or Escape. Without it there is one button, 知道了. */
  onCancel?: () => void;
  confirmText?: string;
  cancelText?: string;
  danger?: boolean;
  /** What was confirmed is under way: it can be neither pressed again nor left. */
  busy?: boolean;
  /** What the primary button needs is still on its way: it cannot be pressed yet, but the question can be left. */
  preparing?: boolean;
}

/**
 * A question that must be answered, or news that must be read. A press outside does not close it. Enter agrees, except
 * where that would do something dangerous.
 */
export function AlertDialog(props: AlertDialogProps): ReactNode {
  const { open, title, children, onConfirm, onCancel, danger, busy, preparing } = props;
  const stage = useDialogStage();
  const words = useUiText();
  const leave = onCancel ?? onConfirm;
  useCloseOnBack(open && stage.open, busy ? undefined : leave);
  const keepFocus = useFocusKept();
  const primary = useRef<HTMLButtonElement>(null);

  return (
    <Base.Root
      open={open && stage.open}
      onOpenChange={(next, details) => (!next && !busy ? leave() : details.cancel())}
      onOpenChangeComplete={next => {
        if (next) return;
        stage.onGone?.();
        keepFocus();
      }}
    >
      <Base.Portal>
        <Base.Backdrop className={styles.scrim} forceRender />
        <Base.Viewport className={styles.viewport}>
          <Base.Popup className={styles.popup} initialFocus={danger ? undefined : primary}>
            <Base.Title className={styles.title}>{title}</Base.Title>
            <Base.Description render={<div />} className={styles.text}>
              {children}
            </Base.Description>
            <div className={styles.actions}>
              {onCancel && (
                <Button variant="outline" onClick={onCancel}>
                  {props.cancelText ?? words.cancel}
                </Button>
              )}
              <Button
                ref={primary}
                variant={danger ? 'danger' : 'primary'}
                busy={busy || preparing}
                onClick={onConfirm}
              >
                {danger && <Icon name="warning" size={16} />}
                {props.confirmText ?? (onCancel ? words.confirm : words.gotIt)}
              </Button>
            </div>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
      {stage.nested}
    </Base.Root>
  );
}
