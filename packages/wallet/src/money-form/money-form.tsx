import { SubmitButton } from '@lobby/forms';
import { Stack } from '@lobby/ui-kit/stack';
import type { ReactNode } from 'react';
import type { MoneyFormState } from './use-money-form.ts';

interface MoneyFormProps {
  readonly form: MoneyFormState;
  /** What the button says. */
  readonly submit: string;
  /** What stands below the button. */
  readonly footer?: ReactNode;
  /** Between what, how much, what it costs, and what has to be known before. */
  readonly children: ReactNode;
}

/** A form that moves money: its parts, and the button that waits for what is missing and for the answer. */
export function MoneyForm({ form, submit, footer, children }: MoneyFormProps) {
  return (
    <Stack as="form" {...form.frame}>
      {children}
      <SubmitButton missing={form.missing} waiting={form.waits} busy={form.busy}>
        {submit}
      </SubmitButton>
      {footer}
    </Stack>
  );
}
