import { refusalText } from '@lobby/api-client/refusal-reasons';
import type { ApiFailure } from '@lobby/api-client/request';
import { type AmountUnit, plainAmount } from '@lobby/betting';
import { type FieldForm, type Rules, type TextBinding, useFieldForm } from '@lobby/forms';
import { useLocale } from '@lobby/i18n';
import { useEffect, useState } from 'react';
import { readTyped } from '../amount/typed-amount.ts';

/** The amount of a form, as typed; figures are plain ones. */
interface MoneyValues {
  readonly amount: string;
}

interface MoneyFormOptions<Id extends string> {
  /** The name of the amount. */
  readonly label: string;
  /** What stands in the field at first; empty unless it is said. */
  readonly initial?: string;
  /** Yuan, unless it is said. */
  readonly unit?: AmountUnit;
  readonly rules: Rules<MoneyValues, Id>;
  say(id: Id): string;
  /** Why the last request was refused, where that is about the amount. */
  readonly failure: ApiFailure | undefined;
  /** What is said of a refusal that has no words of its own. */
  readonly failed: string;
  /** A request is under way. */
  readonly busy?: boolean;
  /** Something else has to come first, which the page shows: nothing is sent. */
  readonly waits?: boolean;
  /** The request was executed: the next amount is typed anew, so that pressing again does not move the same again. */
  readonly isDone?: boolean;
  /** Between what the money moves: with another pair the amount is typed anew. */
  readonly between?: string;
  /** The amount as it is typed, without commas. */
  onType?(amount: string): void;
  onEdit?(): void;
  onSubmit(amount: string): void;
}

/** A form that moves money, for `MoneyForm` and the parts in it. */
export interface MoneyFormState extends Pick<FieldForm<MoneyValues, string>, 'frame' | 'missing'> {
  readonly amount: TextBinding;
  readonly unit: AmountUnit;
  readonly busy: boolean;
  readonly waits: boolean;
  /** It was sent while something else had to come first. */
  readonly isTried: boolean;
  /** Puts an amount in, without anybody having edited. */
  set(amount: string): void;
}

/** The one way to fill in an amount of money that is moved, asked for or limited. */
export function useMoneyForm<Id extends string>(options: MoneyFormOptions<Id>): MoneyFormState {
  const { unit = 'yuan', failure, busy = false, waits = false, isDone = false, between, onType } = options;
  const locale = useLocale();
  const [isTried, setTried] = useState(false);
  const form = useFieldForm<MoneyValues, Id>({
    initial: { amount: options.initial ?? '' },
    rules: options.rules,
    read: { amount: (typed, facts) => readTyped(typed, facts, unit) },
    labels: { amount: options.label },
    say: options.say,
    busy,
    onEdit: options.onEdit,
    onSubmit: ({ amount }) => {
      setTried(waits);
      if (!waits) options.onSubmit(amount);
    },
  });
  const { frame, missing, set, clear } = form;
  useEffect(() => {
    if (isDone) set('amount', '');
  }, [isDone]);
  useEffect(() => {
    if (between === undefined) return;
    set('amount', '');
    clear('amount');
  }, [between]);

  const amount = form.text('amount', failure && (refusalText(failure, locale) ?? options.failed));
  return {
    frame,
    missing,
    unit,
    busy,
    waits,
    isTried,
    amount: {
      ...amount,
      onChange(text) {
        amount.onChange(text);
        onType?.(plainAmount(text));
      },
    },
    set: text => set('amount', text),
  };
}
