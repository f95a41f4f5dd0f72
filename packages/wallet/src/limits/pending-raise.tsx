import { useFormat, useText } from '@lobby/i18n';
import { Actions } from '@lobby/ui-kit/actions';
import { Button } from '@lobby/ui-kit/button';
import { isDue } from './limits.flow.ts';
import css from './limits.module.css';
import type { Limit } from './limits-types.ts';
import { limitsMessages } from './messages/index.ts';

interface PendingRaiseProps {
  readonly pending: NonNullable<Limit['pending']>;
  readonly now: number;
  readonly isBusy: boolean;
  onConfirm(): void;
  onCancel(): void;
}

/** A raise that was asked for: when it can be confirmed, until when, and that it can be given up. */
export function PendingRaise({ pending, now, isBusy, onConfirm, onCancel }: PendingRaiseProps) {
  const t = useText(limitsMessages);
  const format = useFormat();
  const time = format.dateTime(pending.confirmableAt);
  const isRemoval = pending.amount === '';
  const due = isDue(pending, now);
  return (
    <div className={css.pending}>
      <p>
        {isRemoval
          ? t('limits.pending.remove', { time })
          : t('limits.pending.raise', { amount: format.money(pending.amount), time })}
        {due && t('limits.pending.due', { time: format.dateTime(pending.voidAt) })}
      </p>
      <Actions>
        {due && (
          <Button variant="primary" busy={isBusy} onClick={onConfirm}>
            {t('limits.pending.confirm')}
          </Button>
        )}
        <Button busy={isBusy} onClick={onCancel}>
          {t('limits.pending.cancel')}
        </Button>
      </Actions>
    </div>
  );
}
