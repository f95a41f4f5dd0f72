import { useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { PendingState } from '@lobby/ui-kit/pending-state';
import { walletMessages } from '../messages/index.ts';

/** What is said while nobody knows whether money was moved: that it is found out, and never done twice. */
export function UnknownNote({ onRepeat }: { onRepeat(): void }) {
  const t = useText(walletMessages);
  return (
    <PendingState
      title={t('wallet.unknown')}
      hint={t('wallet.unknown.hint')}
      action={
        <Button variant="primary" size="l" onClick={onRepeat}>
          {t('wallet.unknown.repeat')}
        </Button>
      }
    />
  );
}
