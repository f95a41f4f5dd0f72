import type { ReactNode } from 'react';
import styles from './icon.module.css';
import type { IconName } from './icon-names.ts';
import sprite from './sprite.svg?no-inline';

export { type IconName, iconNames } from './icon-names.ts';

export interface IconProps {
  name: IconName;
  /** In design px (16 to 1rem). */
  size?: number;
  /** Names the icon for screen readers; without it the icon is decoration. */
  label?: string;
  className?: string;
}

/** One drawing of the sprite, in the colour of the text around it. */
export function Icon({ name, size = 18, label, className }: IconProps): ReactNode {
  return (
    <svg
      className={className ? `${styles.icon} ${className}` : styles.icon}
      style={{ inlineSize: `${size / 16}rem`, blockSize: `${size / 16}rem` }}
      viewBox="0 0 24 24"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      focusable="false"
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
