import { useFormat, useText } from '@lobby/i18n';
import { bettingRules } from '@lobby/sports';
import { Button } from '@lobby/ui-kit/button';
import { Dialog } from '@lobby/ui-kit/dialog';
import { EmptyState } from '@lobby/ui-kit/empty-state';
import { useFocusKeptIn } from '@lobby/ui-kit/focus-kept';
import { betHistoryMessages } from '../../messages/index.ts';
import css from './dispute.module.css';
import { DisputeForm, type DisputeFormProps } from './dispute-form.tsx';

export interface DisputeViewProps extends DisputeFormProps {
  readonly ticketId: string;
  /** Until when it is taken, ms. */
  readonly until: number;
  onClose(): void;
}

/** The form by which a member disputes a bet, and what is said once it is sent. */
export function DisputeView({ ticketId, until, onClose, ...form }: DisputeViewProps) {
  const t = useText(betHistoryMessages);
  const format = useFormat();
  const kept = useFocusKeptIn<HTMLDivElement>();
  return (
    <Dialog
      open
      size="m"
      title={t('betHistory.dispute.title')}
      closable={form.state.step !== 'sending'}
      onClose={onClose}
    >
      <div className={css.body} {...kept}>
        {form.state.step === 'sent' ? (
          <div role="status">
            <EmptyState
              icon="success"
              scene="done"
              title={t('betHistory.dispute.sent')}
              hint={t('betHistory.dispute.sentHint')}
              action={<Button onClick={onClose}>{t('betHistory.dispute.close')}</Button>}
            />
          </div>
        ) : (
          <>
            <p className={css.about}>
              {t('betHistory.dispute.about', {
                ticket: ticketId,
                days: bettingRules.disputeDays.number,
                until: format.dateTime(until),
              })}
            </p>
            <DisputeForm {...form} />
          </>
        )}
      </div>
    </Dialog>
  );
}
