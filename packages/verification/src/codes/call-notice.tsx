import { useText } from '@lobby/i18n';
import { AlertDialog } from '@lobby/ui-kit/alert-dialog';
import { verificationMessages } from '../messages/index.ts';

interface CallNoticeProps {
  open: boolean;
  onAccept: () => void;
  onCancel: () => void;
}

/** Says that the code comes by a call, before the phone rings. Stands in the stage of the dialog it is shown over. */
export function CallNotice({ open, onAccept, onCancel }: CallNoticeProps) {
  const t = useText(verificationMessages);
  return (
    <AlertDialog
      open={open}
      title={t('verification.code.callTitle')}
      onConfirm={onAccept}
      onCancel={onCancel}
    >
      {t('verification.code.callNotice')}
    </AlertDialog>
  );
}
