import { useText } from '@lobby/i18n';
import { AlertDialog } from '@lobby/ui-kit/alert-dialog';
import { memberMessages } from '../../messages/index.ts';
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
  const t = useText(memberMessages);
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
        title={t('member.letters.delete.title')}
        confirmText={t('member.letters.delete')}
        danger
      >
        {t('member.letters.delete.text', { count: step.name === 'deleting' ? step.ids.length : 0 })}
      </AlertDialog>
      <AlertDialog
        {...answers}
        open={step.name === 'reading-all'}
        title={t('member.letters.readAll.title')}
        confirmText={t('member.letters.readAll.confirm')}
      >
        {t('member.letters.readAll.text', { kind: t(`member.letters.kind.${tab}`), count: unread })}
      </AlertDialog>
    </>
  );
}
