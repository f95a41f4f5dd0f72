import {
  type ChangeEvent,
  type ClipboardEventHandler,
  type DragEventHandler,
  type HTMLAttributes,
  type ReactNode,
  type Ref,
  useId,
} from 'react';
import { FieldLabel } from '../field-label/field-label.tsx';
import { ErrorSign } from '../icon/error-sign.tsx';
import { useFieldKeys } from '../key-press/field-keys.ts';
import styles from './text-field.module.css';

export interface TextFieldProps {
  label: string;
  name?: string;
  value: string;
  /** The whole new text. During IME composition it is the text so far: count and check on blur or submit. */
  onChange: (value: string, event: ChangeEvent<HTMLInputElement>) => void;
  onBlur?: () => void;
  onFocus?: () => void;
  /** Enter was pressed, and not to end a composition. */
  onEnter?: () => void;
  /** An input method begins or ends to compose. */
  onCompositionStart?: () => void;
  onCompositionEnd?: () => void;
  onPaste?: ClipboardEventHandler;
  onDrop?: DragEventHandler;
  /** A sentence; shown under the field instead of the hint and read out. */
  error?: ReactNode;
  hint?: ReactNode;
  /** Marked with a star; `aria-required`, for what is read out. */
  required?: boolean;
  disabled?: boolean;
  readOnly?: boolean;
  placeholder?: string;
  autoComplete?: string;
  autoFocus?: boolean;
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  enterKeyHint?: HTMLAttributes<HTMLInputElement>['enterKeyHint'];
  maxLength?: number;
  type?: 'text' | 'password' | 'tel' | 'email' | 'search' | 'date' | 'datetime-local';
  /** The label is read out but not drawn. */
  hideLabel?: boolean;
  /** The small one stands in a row of filters. */
  size?: 's' | 'm' | 'l';
  /** Before and after the text, inside the frame: an icon, a unit, a button. */
  before?: ReactNode;
  after?: ReactNode;
  ref?: Ref<HTMLInputElement>;
  className?: string;
}

/** A labelled line of text with its hint and its error. */
export function TextField(props: TextFieldProps): ReactNode {
  const { label, hideLabel, value, onChange, onEnter, onCompositionEnd } = props;
  const { error, hint, required, size = 'l' } = props;
  const { before, after, className, type = 'text', ...input } = omitOwn(props);
  const id = useId();
  const keys = useFieldKeys();
  const note = error ?? hint;

  return (
    <div className={className ? `${styles.field} ${className}` : styles.field}>
      <FieldLabel htmlFor={id} required={required} hideLabel={hideLabel}>
        {label}
      </FieldLabel>
      <div className={styles.frame} data-size={size} data-error={error ? true : undefined}>
        {before}
        <input
          {...(isVerbatim(props.autoComplete) && verbatim)}
          {...input}
          id={id}
          type={type}
          className={styles.input}
          value={value}
          aria-required={required || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? `${id}-note` : undefined}
          onChange={event => onChange(event.currentTarget.value, event)}
          onCompositionEnd={event => {
            keys.onCompositionEnd(event);
            onCompositionEnd?.();
          }}
          onKeyDown={event => {
            if (keys.keyPressed(event) === 'Enter' && !event.repeat) onEnter?.();
          }}
        />
        {after}
      </div>
      <p id={`${id}-note`} className={error ? styles.error : styles.hint} role={error ? 'alert' : undefined}>
        {error && <ErrorSign />}
        {note}
      </p>
    </div>
  );
}

/** Names, addresses, codes and passwords are no prose: a phone neither capitalises nor corrects them. */
const verbatim = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const;

function isVerbatim(autoComplete: string | undefined): boolean {
  return /^(off|username|email|(new|current)-password)$/.test(autoComplete ?? '');
}

function omitOwn(props: TextFieldProps) {
  const { label, hideLabel, value, onChange, onEnter, error, hint, required, size, ...rest } = props;
  return rest;
}
