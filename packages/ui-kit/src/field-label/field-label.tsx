import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './field-label.module.css';

type FieldLabelOwnProps<As extends ElementType> = {
  /** `label`, unless the field is one of Base UI's, which has a label of its own. */
  as?: As;
  /** Marked with a star. */
  required?: boolean;
  /** It is read out but not drawn. */
  hideLabel?: boolean;
  children: ReactNode;
};

type FieldLabelProps<As extends ElementType> = FieldLabelOwnProps<As> &
  Omit<ComponentPropsWithRef<As>, keyof FieldLabelOwnProps<As> | 'className'>;

/** What a field is called, above it. */
export function FieldLabel<As extends ElementType = 'label'>(props: FieldLabelProps<As>): ReactNode {
  const { as, required, hideLabel, children, ...rest } = props;
  const Element: ElementType = as ?? 'label';
  if (hideLabel)
    return (
      <VisuallyHidden {...rest} as={Element}>
        {children}
      </VisuallyHidden>
    );
  return (
    <Element {...rest} className={styles.label} data-required={required || undefined}>
      {children}
    </Element>
  );
}
