import { type AmountUnit, readAmountText } from '@lobby/betting';
import type { TextBinding } from '@lobby/forms';
import { useText } from '@lobby/i18n';
import { MoneyField, type MoneyFieldProps } from '@lobby/ui-kit/money-field';
import { walletMessages } from '../messages/index.ts';

interface AmountTextFieldProps
  extends Pick<
    MoneyFieldProps,
    'required' | 'before' | 'currency' | 'hint' | 'placeholder' | 'enterKeyHint'
  > {
  readonly binding: TextBinding;
  /** Yuan, unless it is said. */
  readonly unit?: AmountUnit;
  /** All there is, which a button puts in. */
  readonly all?: string;
}

/** A field of an amount in a form whose reader is `readTyped`. What cannot be read is explained where it was typed. */
export function AmountTextField({ binding, unit = 'yuan', all, ...field }: AmountTextFieldProps) {
  const t = useText(walletMessages);
  return (
    <MoneyField
      {...binding}
      {...field}
      error={error()}
      severalError={t('wallet.amount.several')}
      whole={
        all === undefined ? undefined : { label: t('wallet.amount.all'), onPick: () => binding.onChange(all) }
      }
    />
  );

  function error(): string | undefined {
    if (binding.error === undefined) return undefined;
    const read = readAmountText(binding.value, unit);
    if (read.ok || read.why === 'other') return binding.error;
    return t(read.why === 'currency' ? `wallet.amount.currency.${unit}` : `wallet.amount.${read.why}`);
  }
}
