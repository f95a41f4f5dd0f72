import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './avatar.module.css';

export interface AvatarProps {
  /** The member's name; its first character is drawn, and a person where it is not known. */
  name: string;
  /** In design px. */
  size?: number;
}

/** A disc with the first character of a name. Decorative: the name is shown with it. */
export function Avatar({ name, size = 34 }: AvatarProps): ReactNode {
  const [first = ''] = name.trim();
  const rem = `${size / 16}rem`;
  return (
    <span
      className={styles.avatar}
      style={{ inlineSize: rem, blockSize: rem, fontSize: `max(12px, ${size / 40}rem)` }}
      aria-hidden="true"
    >
      {first ? first.toUpperCase() : <Icon name="user" size={size * 0.6} />}
    </span>
  );
}
