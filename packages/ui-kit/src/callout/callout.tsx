import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import styles from './callout.module.css';

export interface CalloutProps {
  /** Its sign: `warning`, `info`; `error` of itself where something went wrong. */
  icon?: IconName;
  /** `danger`: something went wrong. */
  tone?: 'notice' | 'danger';
  /** `s` in a form, `m` above the content of a page, `l` for what stands in the way of a whole page. */
  size?: 's' | 'm' | 'l';
  /** What appears later is read out: at once, or when there is time. It stands in the page while it is empty. */
  role?: 'alert' | 'status';
  /** What the note explains, in a few words; above it. */
  title?: string | undefined;
  /** A button or link that mends it. */
  action?: ReactNode;
  /** Nothing is drawn where there is nothing to say. */
  children: ReactNode;
}

/** A note that must be seen before going on. */
export function Callout(props: CalloutProps): ReactNode {
  const { tone = 'notice', size = 's', role, title, action, children } = props;
  const icon = props.icon ?? (tone === 'danger' ? 'error' : undefined);
  return (
    <div className={styles.callout} data-tone={tone} data-size={size} role={role}>
      {children && (
        <>
          {icon && <Icon name={icon} size={tone === 'danger' ? 16 : iconSizes[size]} />}
          <p className={styles.text}>
            {title && <strong className={styles.title}>{title}</strong>}
            {children}
          </p>
          {action}
        </>
      )}
    </div>
  );
}

const iconSizes = { s: 18, m: 18, l: 20 } as const;
