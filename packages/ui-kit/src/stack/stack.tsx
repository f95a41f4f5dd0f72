import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import styles from './stack.module.css';

type StackOwnProps<As extends ElementType> = {
  /** The element: a `form`, a `ul`; `div` by default. */
  as?: As;
  /** The distance between two of them, a step of `--space-*`. */
  gap?: 2 | 3 | 4;
  children: ReactNode;
};

export type StackProps<As extends ElementType = 'div'> = StackOwnProps<As> &
  Omit<ComponentPropsWithRef<As>, keyof StackOwnProps<As> | 'className'>;

/** Puts its children below each other, at one distance. `<Stack as="form" {...form.frame}>…</Stack>`. */
export function Stack<As extends ElementType = 'div'>(props: StackProps<As>): ReactNode {
  const { as, gap = 4, ...rest } = props;
  const Element: ElementType = as ?? 'div';
  return <Element {...rest} className={styles.stack} data-gap={gap} />;
}
