import { Checkbox as Base } from '@base-ui/react/checkbox';
import { type ReactNode, useId } from 'react';
import { ErrorSign } from '../icon/error-sign.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './checkbox.module.css';

export interface CheckboxProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** What is agreed to; may hold links. */
  children: ReactNode;
  name?: string;
  disabled?: boolean;
  required?: boolean;
  /** A sentence, shown under it and read out. */
  error?: string;
}

/** A checkbox with its label; pressing the label toggles it. */
export function Checkbox({ checked, onChange, children, error, ...rest }: CheckboxProps): ReactNode {
  const id = useId();
  return (
    <div>
      <div className={styles.row}>
        <Base.Root
          {...rest}
          id={id}
          className={styles.box}
          checked={checked}
          onCheckedChange={value => onChange(value)}
          aria-labelledby={`${id}-label`}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        >
          <Base.Indicator>
            <Icon name="check" size={14} />
          </Base.Indicator>
        </Base.Root>
        {/* The box is a span with a hidden input: the label presses it through its id. */}
        <label id={`${id}-label`} htmlFor={id} className={styles.label}>
          {children}
        </label>
      </div>
      {error && (
        <p id={`${id}-error`} role="alert" className={styles.error}>
          <ErrorSign />
          {error}
        </p>
      )}
    </div>
  );
}
