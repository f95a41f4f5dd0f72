import { type ReactNode, useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';
import { useUiText } from '../ui-text/ui-text.tsx';
import styles from './password-field.module.css';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'after'>;

/** A password that its owner may look at. */
export function PasswordField(props: PasswordFieldProps): ReactNode {
  const [shown, setShown] = useState(false);
  const words = useUiText();
  return (
    <TextField
      autoComplete="current-password"
      {...props}
      type={shown ? 'text' : 'password'}
      after={
        <button
          type="button"
          className={styles.eye}
          aria-label={shown ? words.hidePassword : words.showPassword}
          aria-pressed={shown}
          disabled={props.disabled}
          onClick={() => setShown(!shown)}
        >
          <Icon name={shown ? 'eye' : 'eye-off'} size={18} />
        </button>
      }
    />
  );
}
