import { readStake } from '@lobby/betting';
import { useText } from '@lobby/i18n';
import { plainAmount } from '@lobby/money';
import { useAmountInput } from '@lobby/ui-kit/amount-input';
import { TextField } from '@lobby/ui-kit/text-field';
import { type ReactNode, useRef } from 'react';
import { betslipMessages } from '../../messages/index.ts';

interface AmountEntryProps {
  readonly label: string;
  readonly hideLabel?: boolean;
  readonly className?: string;
  readonly placeholder?: string;
  /** As typed; the plain figures of what is an amount. */
  readonly value: string;
  /** What is said of an amount that is none of those allowed, and of an empty field. */
  readonly error?: string;
  onChange(text: string): void;
  onEnter(): void;
}

/** A field of an amount beside the stake itself: quick bet, the presets, one stake for all. */
export function AmountEntry({ value, error, onChange, ...field }: AmountEntryProps): ReactNode {
  const t = useText(betslipMessages);
  const input = useRef<HTMLInputElement>(null);
  const amount = useAmountInput({ input, value, onChange: text => onChange(plainAmount(text)) });
  const reading = readStake(value);
  const refused = amount.isSeveral
    ? 'several'
    : reading.ok || reading.why === 'empty'
      ? undefined
      : reading.why;
  return (
    <TextField
      {...field}
      {...amount.field}
      ref={input}
      size="m"
      inputMode="decimal"
      autoComplete="off"
      enterKeyHint="done"
      error={refused === undefined ? error : t(`betslip.stake.refused.${refused}`)}
    />
  );
}
