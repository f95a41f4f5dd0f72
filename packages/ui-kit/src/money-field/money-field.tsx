import { type ReactNode, useRef } from 'react';
import { useAmountInput } from '../amount-input/use-amount-input.ts';
import { Button } from '../button/button.tsx';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';

type TextProps = Pick<
  TextFieldProps,
  | 'label'
  | 'name'
  | 'value'
  | 'onBlur'
  | 'error'
  | 'hint'
  | 'required'
  | 'disabled'
  | 'readOnly'
  | 'placeholder'
  | 'enterKeyHint'
  | 'before'
>;

export interface MoneyFieldProps extends TextProps {
  /** What was typed, without commas. */
  value: string;
  onChange: (text: string) => void;
  /** Drawn with the amount: ¥ before it, USDT behind it. `before` takes the place of ¥. */
  currency?: 'CNY' | 'USDT';
  /** The error after text of several lines or cells was to be put in, which a browser would join to one amount. */
  severalError: string;
  /** A button in the field, for the whole of what there is. */
  whole?: { readonly label: string; onPick(): void };
}

/** An amount of money: its label, the field, which groups the thousands while it is typed, and the hint or the error. */
export function MoneyField(props: MoneyFieldProps): ReactNode {
  const { value, onChange, error, before, currency, severalError, whole, ...field } = props;
  const input = useRef<HTMLInputElement>(null);
  const amount = useAmountInput({ input, value, onChange });
  return (
    <TextField
      {...field}
      {...amount.field}
      ref={input}
      inputMode="decimal"
      autoComplete="off"
      before={before ?? (currency === 'CNY' && <span>¥</span>)}
      after={
        <>
          {currency === 'USDT' && <span>USDT</span>}
          {whole && (
            <Button size="s" onClick={whole.onPick}>
              {whole.label}
            </Button>
          )}
        </>
      }
      error={amount.isSeveral ? severalError : error}
    />
  );
}
