import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import styles from './visually-hidden.module.css';

type VisuallyHiddenOwnProps<As extends ElementType> = {
  /** The element, where its kind matters: `legend`, `caption`, `label`, `h1`. */
  as?: As;
  children: ReactNode;
};

export type VisuallyHiddenProps<As extends ElementType = 'span'> = VisuallyHiddenOwnProps<As> &
  Omit<ComponentPropsWithRef<As>, keyof VisuallyHiddenOwnProps<As> | 'className'>;

/** Text for screen readers alone. */
export function VisuallyHidden<As extends ElementType = 'span'>(props: VisuallyHiddenProps<As>): ReactNode {
  const { as, ...rest } = props;
  const Element: ElementType = as ?? 'span';
  return <Element {...rest} className={styles.hidden} />;
}
