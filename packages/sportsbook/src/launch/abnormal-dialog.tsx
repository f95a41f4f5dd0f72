import { useText } from '@lobby/i18n';
import { AlertDialog } from '@lobby/ui-kit/alert-dialog';
import { sportsbookMessages } from '../messages/index.ts';

/** The platform found our data wrong. One button, no way out but to enter anew (docs/rules.md#markets). */
export function AbnormalDialog({ onEnter }: { onEnter(): void }) {
  const t = useText(sportsbookMessages);
  return (
    <AlertDialog
      open
      title={t('sportsbook.launch.abnormal.title')}
      confirmText={t('sportsbook.launch.abnormal.action')}
      onConfirm={onEnter}
    >
      {t('sportsbook.launch.abnormal.text')}
    </AlertDialog>
  );
}
