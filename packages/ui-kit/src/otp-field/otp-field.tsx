import { OTPField as Base } from '@base-ui/react/otp-field';
import { type ReactNode, type Ref, useId } from 'react';
import { FieldLabel } from '../field-label/field-label.tsx';
import { ErrorSign } from '../icon/error-sign.tsx';
import styles from './otp-field.module.css';

export interface OtpFieldProps {
  /** One label for all the boxes. */
  label: string;
  hideLabel?: boolean;
  /** How many digits. */
  length: number;
  /** Digits only, at most `length` of them. */
  value: string;
  onChange: (digits: string) => void;
  /** The last digit was typed or pasted. */
  onComplete?: (digits: string) => void;
  /** Shown under the boxes; an error replaces the hint and is announced. */
  error?: string;
  hint?: ReactNode;
  name?: string;
  readOnly?: boolean;
  /** Only a code that was sent is `one-time-code`; anything else turns the offer off. */
  autoComplete?: 'one-time-code' | 'off';
  /** Between its neighbours in a row: the boxes are smaller, and a message takes no room. */
  size?: 's' | 'l';
  /** The first box. */
  ref?: Ref<HTMLInputElement>;
}

/** A short code, one digit a box. Pasting fills all of them; full-width digits and spaces are understood. */
export function OtpField(props: OtpFieldProps): ReactNode {
  const { label, hideLabel, length, value, onChange, onComplete, error, hint, size = 'l', ref } = props;
  const id = useId();
  const note = error ?? hint;
  return (
    <div className={styles.field} data-size={size}>
      <FieldLabel htmlFor={id} hideLabel={hideLabel}>
        {label}
      </FieldLabel>
      <Base.Root
        id={id}
        className={styles.boxes}
        length={length}
        value={value}
        name={props.name}
        readOnly={props.readOnly}
        autoComplete={props.autoComplete ?? 'one-time-code'}
        inputMode="numeric"
        validationType="none"
        normalizeValue={digitsOf}
        onValueChange={digits => onChange(digits)}
        onValueComplete={digits => onComplete?.(digits)}
        aria-label={label}
        aria-describedby={note ? `${id}-note` : undefined}
        data-error={error ? true : undefined}
      >
        {Array.from({ length }, (_, at) => (
          <Base.Input
            key={at}
            ref={at === 0 ? ref : undefined}
            className={styles.box}
            aria-label={at === 0 ? undefined : `${label} ${at + 1}/${length}`}
            aria-invalid={error ? true : undefined}
            aria-describedby={at === 0 && note ? `${id}-note` : undefined}
          />
        ))}
      </Base.Root>
      <p id={`${id}-note`} className={error ? styles.error : styles.hint} role={error ? 'alert' : undefined}>
        {error && <ErrorSign />}
        {note}
      </p>
    </div>
  );
}

/** １２３ → 123; everything that is no digit falls away. */
export function digitsOf(text: string): string {
  return text
    .replace(/[０-９]/g, digit => String.fromCharCode(digit.charCodeAt(0) - 0xfee0))
    .replace(/\D/g, '');
}
