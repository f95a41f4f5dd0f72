import { useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { Callout } from '@lobby/ui-kit/callout';
import { walletMessages } from '../../messages/index.ts';
import css from './form.module.css';

/** Whose account has to pay: the bound real name, or the way to bind one. `name`: undefined while it is not known. */
export function Payer({ name, onBind }: { name: string | undefined; onBind(): void }) {
  const t = useText(walletMessages);
  if (name !== '')
    return (
      <div className={css.payer}>
        <span className={css.payerLabel}>{t('wallet.deposit.payer')}</span>
        <b>{name ?? '··'}</b>
        <p>{t('wallet.deposit.payer.hint')}</p>
      </div>
    );
  return (
    <Callout
      icon="warning"
      size="m"
      role="status"
      action={
        <Button size="m" onClick={onBind}>
          {t('wallet.deposit.payer.bind')}
        </Button>
      }
    >
      {t('wallet.deposit.payer.unbound')}
    </Callout>
  );
}
