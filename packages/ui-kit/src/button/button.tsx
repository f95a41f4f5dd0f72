import { type ComponentPropsWithRef, type MouseEvent, type ReactNode, useId } from 'react';
import { Spinner } from '../spinner/spinner.tsx';
import styles from './button.module.css';

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /** `primary` once per view; `gold` for money that comes at once; `danger` for what cannot be undone, with a sign; `ghost` inside dense rows. */
  variant?: 'primary' | 'outline' | 'gold' | 'ghost' | 'danger';
  size?: 's' | 'm' | 'l';
  /** The action is under way: a ring turns, the width stays, presses do nothing. */
  busy?: boolean;
  /** Looks unavailable but keeps its focus and its press, so that it can say why (`reason`). */
  disabledLook?: boolean;
  /** Why it is not available now; read out with the button and shown as its tip. */
  reason?: string;
  /** As wide as its container. */
  wide?: boolean;
}

/** A button. Give `disabledLook` and `reason` rather than `disabled`, so that a member learns what is missing. */
export function Button(props: ButtonProps): ReactNode {
  const { variant = 'outline', size = 'm', busy, disabledLook, reason, wide, ...rest } = props;
  const { className, children, onClick, type = 'button', ...button } = rest;
  const reasonId = useId();
  const press = (event: MouseEvent<HTMLButtonElement>) => (busy ? event.preventDefault() : onClick?.(event));

  return (
    <button
      {...button}
      type={type}
      className={className ? `${styles.button} ${className}` : styles.button}
      data-variant={variant}
      data-size={size}
      data-wide={wide || undefined}
      data-busy={busy || undefined}
      aria-busy={busy || undefined}
      aria-disabled={busy || disabledLook || undefined}
      aria-describedby={reason ? reasonId : button['aria-describedby']}
      title={reason ?? button.title}
      onClick={press}
    >
      <span className={styles.content}>{children}</span>
      {busy && (
        <span className={styles.ring}>
          <Spinner size={size === 'l' ? 20 : 16} />
        </span>
      )}
      {reason && (
        <span id={reasonId} hidden>
          {reason}
        </span>
      )}
    </button>
  );
}
