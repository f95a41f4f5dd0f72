import { useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { Callout } from '@lobby/ui-kit/callout';
import { withdrawMessages } from './messages/index.ts';

/** The rate of a withdrawal in USDT did not come: nothing can be asked for without it. */
export function MissingRate({ isAsking, onAsk }: { readonly isAsking: boolean; onAsk(): void }) {
  const t = useText(withdrawMessages);
  return (
    <Callout
      role="alert"
      action={
        <Button size="s" busy={isAsking} onClick={onAsk}>
          {t('withdraw.rate.again')}
        </Button>
      }
    >
      {t('withdraw.rate.missing')}
    </Callout>
  );
}
