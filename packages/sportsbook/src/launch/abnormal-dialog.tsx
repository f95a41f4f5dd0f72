import { useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { Dialog } from '@lobby/ui-kit/dialog';
import { sportsbookMessages } from '../messages/index.ts';

/** The platform found our data wrong. One button, no way out but to enter anew (docs/rules.md#markets). */
export function AbnormalDialog({ onEnter }: { onEnter(): void }) {
  const t = useText(sportsbookMessages);
  return (
    <Dialog
      open
      size="s"
      closable={false}
      title={t('sportsbook.launch.abnormal.title')}
      onClose={onEnter}
      actions={
        <Button variant="primary" onClick={onEnter}>
          {t('sportsbook.launch.abnormal.action')}
        </Button>
      }
    >
      {t('sportsbook.launch.abnormal.text')}
    </Dialog>
  );
}
