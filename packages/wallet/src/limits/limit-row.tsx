import { defineRules } from '@lobby/forms';
import { useFormat, useText } from '@lobby/i18n';
import { Actions } from '@lobby/ui-kit/actions';
import { Button } from '@lobby/ui-kit/button';
import { useEffect, useRef } from 'react';
import { amountChecks } from '../amount/typed-amount.ts';
import { FormAmount } from '../money-form/form-amount.tsx';
import { useMoneyForm } from '../money-form/use-money-form.ts';
import { isRaise, type LimitsState, lastChangeOf } from './limits.flow.ts';
import css from './limits.module.css';
import type { Change, Limit } from './limits-types.ts';
import { limitsMessages } from './messages/index.ts';
import { PendingRaise } from './pending-raise.tsx';

interface LimitRowProps {
  readonly limit: Limit;
  readonly now: number;
  readonly state: LimitsState;
  onChange(change: Change): void;
}

const rules = defineRules<
  { amount: string },
  'limits.amount.empty' | 'limits.amount.grammar' | 'limits.amount.zero'
>({
  amount: amountChecks({
    empty: 'limits.amount.empty',
    grammar: 'limits.amount.grammar',
    zero: 'limits.amount.zero',
  }),
});

/** The limit of one period: what is left of it, and a field for another amount; no amounts are suggested. */
export function LimitRow({ limit, now, state, onChange }: LimitRowProps) {
  const t = useText(limitsMessages);
  const format = useFormat();
  const { kind, period, amount, remaining, pending } = limit;
  const asked = lastChangeOf(state, kind, period);
  const isBusy = asked?.step === 'saving';
  const isTyping = useRef(false);
  const ask = (wanted: string) => {
    isTyping.current = false;
    onChange({ act: 'set', kind, period, amount: wanted });
  };
  const form = useMoneyForm({
    label: t(`limits.field.${kind}.${period}`),
    initial: amount,
    rules,
    say: id => t(id),
    failure: asked?.step === 'refused' ? asked.failure : undefined,
    failed: t('limits.failed'),
    busy: isBusy,
    onEdit: () => {
      isTyping.current = true;
    },
    onSubmit: ask,
  });
  // What stands in the field is the limit in force, also after more was asked for; unless the next is being typed.
  const { set } = form;
  const isChanged = form.amount.value !== amount;
  const askedAt = pending?.confirmableAt;
  useEffect(() => {
    if (!isTyping.current) set(amount);
  }, [amount, askedAt]);
  const left =
    amount === ''
      ? t('limits.none')
      : `${t('limits.left', { amount: format.money(amount), remaining: format.money(remaining) })} · ${t(
          'limits.reset',
          { time: format.shortDateTime(limit.resetsAt) },
        )}`;
  return (
    <div className={css.limit}>
      <form className={css.form} {...form.frame}>
        <FormAmount form={form} required={false} before={<span aria-hidden="true">¥</span>} hint={left} />
        <Actions>
          {/* Six of them on one page: only what was changed asks to be saved. */}
          <Button type="submit" variant={isChanged ? 'primary' : 'outline'} busy={isBusy}>
            {t('limits.save')}
          </Button>
          {amount !== '' && (
            <Button disabled={isBusy} onClick={() => ask('')}>
              {t('limits.remove')}
            </Button>
          )}
        </Actions>
      </form>
      <p role="status" className={css.saved}>
        {asked?.step === 'saved' && t(isRaise(asked.change, limit) ? 'limits.asked' : 'limits.saved')}
      </p>
      {pending && (
        <PendingRaise
          pending={pending}
          now={now}
          isBusy={isBusy}
          onConfirm={() => onChange({ act: 'confirm', kind, period })}
          onCancel={() => onChange({ act: 'cancel', kind, period })}
        />
      )}
    </div>
  );
}
