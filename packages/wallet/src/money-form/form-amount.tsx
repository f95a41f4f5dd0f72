import type { ComponentProps } from 'react';
import { AmountTextField } from '../amount/amount-text-field.tsx';
import type { MoneyFormState } from './use-money-form.ts';

interface FormAmountProps extends Omit<ComponentProps<typeof AmountTextField>, 'binding' | 'unit'> {
  readonly form: MoneyFormState;
}

/** The amount of a form that moves money, with its bounds as a hint or what is wrong with it. */
export function FormAmount({ form, ...field }: FormAmountProps) {
  return <AmountTextField binding={form.amount} unit={form.unit} {...field} />;
}
