import { useFormat, useText } from '@lobby/i18n';
import { AlertDialog } from '@lobby/ui-kit/alert-dialog';
import { Fact, Facts } from '@lobby/ui-kit/facts';
import { Hint } from '@lobby/ui-kit/hint';
import { Money } from '@lobby/ui-kit/money';
import { Skeleton } from '@lobby/ui-kit/skeleton';
import { sessionLength } from '../limits.flow.ts';
import type { MemberLimits } from '../limits-types.ts';
import { limitsMessages } from '../messages/index.ts';

interface ReminderViewProps {
  /** Undefined while it is being asked for, and when that failed. */
  readonly session: MemberLimits['session'] | undefined;
  readonly isWaiting: boolean;
  /** The platform's time, ms. */
  readonly now: number;
  onContinue(): void;
  onBreak(): void;
}

/** The interruption that a member asked for: time and result of the session, on or a break. */
export function ReminderView({ session, isWaiting, now, onContinue, onBreak }: ReminderViewProps) {
  const t = useText(limitsMessages);
  const format = useFormat();
  return (
    <AlertDialog
      open
      title={t('limits.reminder.title')}
      confirmText={t('limits.reminder.continue')}
      cancelText={t('limits.reminder.break')}
      onConfirm={onContinue}
      onCancel={onBreak}
    >
      {session ? (
        <Facts>
          <Fact label={t('limits.session.since')} plain>
            {format.dateTime(session.since)}
          </Fact>
          <Fact label={t('limits.session.length')} plain>
            {t('limits.session.length.exact', sessionLength(session.since, now))}
          </Fact>
          <Fact label={t('limits.session.net')} plain>
            <Money yuan={session.net} signed tone="result" />
          </Fact>
        </Facts>
      ) : isWaiting ? (
        <Skeleton shape="block" height="5rem" />
      ) : (
        <p>{t('limits.reminder.unread')}</p>
      )}
      <Hint>{t('limits.reminder.hint')}</Hint>
    </AlertDialog>
  );
}
