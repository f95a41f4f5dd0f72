import type { ReactNode } from 'react';
import styles from './icon.module.css';
import { Icon } from './icon.tsx';

/** The sign before the words of an error, in their line: colour alone says nothing to who does not see it. */
export function ErrorSign(): ReactNode {
  return <Icon name="error" size={14} className={styles.inline} />;
}
