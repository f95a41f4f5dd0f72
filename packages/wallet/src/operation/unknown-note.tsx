import { useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { Spinner } from '@lobby/ui-kit/spinner';
import { walletMessages } from '../messages/index.ts';
import sheet from '../page/page.module.css';

/** What is said while nobody knows whether money was moved: that it is found out, and never done twice. */
export function UnknownNote({ onRepeat }: { onRepeat(): void }) {
  const t = useText(walletMessages);
  return (
    <div className={sheet.unknown} role="status">
      <Spinner size={28} />
      <p className={sheet.unknownTitle}>{t('wallet.unknown')}</p>
      <p>{t('wallet.unknown.hint')}</p>
      <Button variant="primary" size="l" onClick={onRepeat}>
        {t('wallet.unknown.repeat')}
      </Button>
    </div>
  );
}
