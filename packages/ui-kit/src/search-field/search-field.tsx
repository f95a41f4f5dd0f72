import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';

type OfTextField = 'value' | 'label' | 'size' | 'className' | 'onFocus' | 'onEnter';

interface SearchFieldProps extends Pick<TextFieldProps, OfTextField> {
  onChange: (value: string) => void;
  /** In the empty field; the label when left out. */
  placeholder?: string;
  /** Letters that are taken at most. */
  maxLength?: number;
}

/** A field that narrows what stands below it: its label is read out, and its placeholder says what is found. */
export function SearchField({
  label,
  placeholder = label,
  maxLength = 30,
  ...field
}: SearchFieldProps): ReactNode {
  return (
    <TextField
      {...field}
      {...{ label, placeholder, maxLength }}
      type="search"
      hideLabel
      autoComplete="off"
      enterKeyHint="search"
      before={<Icon name="search" size={16} />}
    />
  );
}
