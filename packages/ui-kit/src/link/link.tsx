import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import styles from './link.module.css';

type LinkOwnProps<As extends ElementType> = {
  /** The element that navigates: the router's `Link`, or `a` (default). */
  as?: As;
  tone?: 'accent' | 'quiet';
  /** It stands by itself, not in a text: as high as a finger needs. */
  standalone?: boolean;
  children: ReactNode;
};

export type LinkProps<As extends ElementType = 'a'> = LinkOwnProps<As> &
  Omit<ComponentPropsWithRef<As>, keyof LinkOwnProps<As>>;

/** A link in running text. `<Link as={RouterLink} to="/home">…</Link>`. */
export function Link<As extends ElementType = 'a'>(props: LinkProps<As>): ReactNode {
  const { as, tone = 'accent', standalone, className, children, ...rest } = props;
  const Element: ElementType = as ?? 'a';
  return (
    <Element
      {...rest}
      className={className ? `${styles.link} ${className}` : styles.link}
      data-tone={tone}
      data-standalone={standalone || undefined}
    >
      {children}
    </Element>
  );
}
