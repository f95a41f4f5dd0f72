import { useText } from '@lobby/i18n';
import { AlertDialog } from '@lobby/ui-kit/alert-dialog';
import { inboxMessages } from '../../messages/index.ts';
import type { KindTab } from '../letter-tabs.ts';
import type { ListEvent, ListStep } from './letter-list.flow.ts';

interface ListQuestionProps {
  readonly tab: KindTab;
  readonly step: ListStep;
  /** Unread letters of the tab. */
  readonly unread: number;
  send(event: ListEvent): void;
  onConfirm(): void;
}

/** Asks before letters are deleted or all are marked as read: neither can be undone. */
export function ListQuestion({ tab, step, unread, send, onConfirm }: ListQuestionProps) {
  const t = useText(inboxMessages);
  const answers = {
    busy: step.name !== 'looking' && step.isSent,
    onConfirm,
    onCancel: () => send({ type: 'cancelled' }),
  };
  return (
    <>
      <AlertDialog
        {...answers}
        open={step.name === 'deleting'}
        title={t('inbox.letters.delete.title')}
        confirmText={t('inbox.letters.delete')}
        danger
      >
        {t('inbox.letters.delete.text', { count: step.name === 'deleting' ? step.ids.length : 0 })}
      </AlertDialog>
      <AlertDialog
        {...answers}
        open={step.name === 'reading-all'}
        title={t('inbox.letters.readAll.title')}
        confirmText={t('inbox.letters.readAll.confirm')}
      >
        {t('inbox.letters.readAll.text', { kind: t(`inbox.letters.kind.${tab}`), count: unread })}
      </AlertDialog>
    </>
  );
}
