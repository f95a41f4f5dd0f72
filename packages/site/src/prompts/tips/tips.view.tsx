import { serviceOpened } from '@lobby/api/session';
import type { DialogViewProps } from '@lobby/dialogs';
import { useText } from '@lobby/i18n';
import { AlertDialog } from '@lobby/ui-kit/alert-dialog';
import { useDispatch } from 'react-redux';
import { promptMessages } from '../messages/index.ts';

/** What a tip says. */
export interface Tips {
  readonly text: string;
  /** "Tips" when left out. */
  readonly title?: string | undefined;
  /** Offer customer service beside the button that closes. */
  readonly service?: boolean;
  /** What was refused is accepted when it is sent once more. */
  readonly again?: boolean;
}

/** Words in a dialog; with `service`, the primary button leads to customer service. */
export default function TipsView({ payload, close }: DialogViewProps<Tips>) {
  const t = useText(promptMessages);
  const dispatch = useDispatch();
  const title = payload.title ?? t('prompts.tips.title');
  if (!payload.service) {
    return (
      <AlertDialog open title={title} confirmText={t('prompts.gotIt')} onConfirm={close}>
        <p>{payload.text}</p>
        {payload.again && <p>{t('prompts.tips.again')}</p>}
      </AlertDialog>
    );
  }
  const toService = () => {
    close();
    dispatch(serviceOpened());
  };
  return (
    <AlertDialog
      open
      title={title}
      cancelText={t('prompts.gotIt')}
      onCancel={close}
      confirmText={t('prompts.contact')}
      onConfirm={toService}
    >
      {payload.text}
    </AlertDialog>
  );
}
