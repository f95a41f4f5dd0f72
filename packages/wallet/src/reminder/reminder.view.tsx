import { useFormat, useText } from '@lobby/i18n';
import { AlertDialog } from '@lobby/ui-kit/alert-dialog';
import { Money } from '@lobby/ui-kit/money';
import { Skeleton } from '@lobby/ui-kit/skeleton';
import { sessionLength } from '../limits/limits.flow.ts';
import type { MemberLimits } from '../limits/limits-types.ts';
import { limitsMessages } from '../limits/messages/index.ts';
import sheet from '../page/page.module.css';

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
        <dl className={sheet.form}>
          <div className={sheet.fact}>
            <dt>{t('limits.session.since')}</dt>
            <dd>{format.dateTime(session.since)}</dd>
          </div>
          <div className={sheet.fact}>
            <dt>{t('limits.session.length')}</dt>
            <dd>{t('limits.session.length.exact', sessionLength(session.since, now))}</dd>
          </div>
          <div className={sheet.fact}>
            <dt>{t('limits.session.net')}</dt>
            <dd>
              <Money yuan={session.net} signed tone="result" />
            </dd>
          </div>
        </dl>
      ) : isWaiting ? (
        <Skeleton shape="block" height="5rem" />
      ) : (
        <p>{t('limits.reminder.unread')}</p>
      )}
      <p className={sheet.hint}>{t('limits.reminder.hint')}</p>
    </AlertDialog>
  );
}
