import { serviceOpened } from '@lobby/api-client/session';
import type { DialogViewProps } from '@lobby/dialogs';
import { useText } from '@lobby/i18n';
import { AlertDialog } from '@lobby/ui-kit/alert-dialog';
import { useDispatch } from 'react-redux';
import { authMessages } from '../messages/index.ts';
import type { Tips } from './tips.dialog.ts';

/** Words in a dialog; with `service`, the primary button leads to customer service. */
export default function TipsView({ payload, close }: DialogViewProps<Tips>) {
  const t = useText(authMessages);
  const dispatch = useDispatch();
  const title = payload.title ?? t('auth.tips.title');
  if (!payload.service) {
    return (
      <AlertDialog open title={title} confirmText={t('auth.tips.ok')} onConfirm={close}>
        {payload.text}
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
      cancelText={t('auth.tips.ok')}
      onCancel={close}
      confirmText={t('auth.service.link')}
      onConfirm={toService}
    >
      {payload.text}
    </AlertDialog>
  );
}
