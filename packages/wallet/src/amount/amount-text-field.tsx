import type { TextBinding } from '@lobby/forms';
import { useText } from '@lobby/i18n';
import { type AmountUnit, readAmountText } from '@lobby/money';
import { useAmountInput } from '@lobby/ui-kit/amount-input';
import { TextField, type TextFieldProps } from '@lobby/ui-kit/text-field';
import { useRef } from 'react';
import { walletMessages } from '../messages/index.ts';

interface AmountTextFieldProps
  extends Pick<TextFieldProps, 'required' | 'before' | 'after' | 'hint' | 'placeholder' | 'enterKeyHint'> {
  readonly binding: TextBinding;
  /** Yuan, unless it is said. */
  readonly unit?: AmountUnit;
}

/** A field of an amount in a form whose reader is `readTyped`. What cannot be read is explained where it was typed. */
export function AmountTextField({ binding, unit = 'yuan', ...field }: AmountTextFieldProps) {
  const t = useText(walletMessages);
  const input = useRef<HTMLInputElement>(null);
  const amount = useAmountInput({ input, value: binding.value, onChange: binding.onChange });
  return (
    <TextField
      {...binding}
      {...field}
      {...amount.field}
      ref={input}
      inputMode="decimal"
      autoComplete="off"
      error={error()}
    />
  );

  function error(): string | undefined {
    if (amount.isSeveral) return t('wallet.amount.several');
    if (binding.error === undefined) return undefined;
    const read = readAmountText(binding.value, unit);
    if (read.ok || read.why === 'other') return binding.error;
    return t(read.why === 'currency' ? `wallet.amount.currency.${unit}` : `wallet.amount.${read.why}`);
  }
}
