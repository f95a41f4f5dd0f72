import { type ReactNode, useId, useState } from 'react';
import { FieldLabel } from '../field-label/field-label.tsx';
import { ErrorSign } from '../icon/error-sign.tsx';
import styles from './text-area.module.css';

export interface TextAreaProps {
  label: string;
  name?: string;
  value: string;
  /** The whole new text. During IME composition it is the text so far: check on blur or submit. */
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** A sentence; shown under the field instead of the hint and read out. */
  error?: ReactNode;
  hint?: ReactNode;
  /** Marked with a star; `aria-required`, for what is read out. */
  required?: boolean;
  readOnly?: boolean;
  placeholder?: string;
  rows?: number;
  /** The number of characters that are allowed; how many there are is shown, and nothing is cut. */
  most?: number;
}

/** A labelled text of several lines, with its count. */
export function TextArea(props: TextAreaProps): ReactNode {
  const { label, value, onChange, error, hint, required, rows = 6, most, ...field } = props;
  const id = useId();
  const note = error ?? hint;
  const [counted, composition] = useCounted(value);
  const describedBy = [note && `${id}-note`, most && `${id}-count`].filter(Boolean).join(' ');

  return (
    <div className={styles.field}>
      <FieldLabel htmlFor={id} required={required}>
        {label}
      </FieldLabel>
      <textarea
        {...field}
        {...composition}
        id={id}
        className={styles.input}
        rows={rows}
        value={value}
        aria-required={required || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy || undefined}
        onChange={event => onChange(event.currentTarget.value)}
      />
      <div className={styles.below}>
        <p id={`${id}-note`} className={styles.note} role={error ? 'alert' : undefined}>
          {error && <ErrorSign />}
          {note}
        </p>
        {most && (
          <span id={`${id}-count`} className={styles.count} data-over={counted > most || undefined}>
            {counted} / {most}
          </span>
        )}
      </div>
    </div>
  );
}

/** The number of characters; letters of an unfinished composition are no characters of the text yet. */
function useCounted(value: string) {
  const [before, setBefore] = useState<number>();
  const composition = {
    onCompositionStart: () => setBefore(value.length),
    onCompositionEnd: () => setBefore(undefined),
  };
  return [before ?? value.length, composition] as const;
}
