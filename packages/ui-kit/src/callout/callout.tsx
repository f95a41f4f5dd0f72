import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import styles from './callout.module.css';

export interface CalloutProps {
  /** Its sign: `warning`, `info`. */
  icon?: IconName;
  /** `s` in a form, `m` above the content of a page, `l` for what stands in the way of a whole page. */
  size?: 's' | 'm' | 'l';
  /** What appears later is read out: at once, or when there is time. It stands in the page while it is empty. */
  role?: 'alert' | 'status';
  /** A button or link that mends it. */
  action?: ReactNode;
  /** Nothing is drawn where there is nothing to say. */
  children: ReactNode;
}

/** A note that must be seen before going on. */
export function Callout({ icon, size = 's', role, action, children }: CalloutProps): ReactNode {
  return (
    <div className={styles.callout} data-size={size} role={role}>
      {icon && <Icon name={icon} size={size === 'l' ? 20 : 18} />}
      {children && <p className={styles.text}>{children}</p>}
      {action}
    </div>
  );
}
