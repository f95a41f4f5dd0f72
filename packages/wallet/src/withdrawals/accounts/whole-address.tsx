import { useText } from '@lobby/i18n';
import { CopyButton } from '@lobby/ui-kit/copy-button';
import { InFours } from '@lobby/ui-kit/in-fours';
import css from './accounts.module.css';
import { accountsMessages } from './messages/index.ts';

/** An address on a chain, all of it: where money goes from which it does not come back. */
export function WholeAddress({ address }: { readonly address: string }) {
  const t = useText(accountsMessages);
  return (
    <p className={css.address} translate="no">
      <InFours text={address} />
      <CopyButton
        text={address}
        label={t('accounts.address.copy')}
        words={{ copied: t('accounts.address.copied'), failed: t('accounts.address.copyFailed') }}
      />
    </p>
  );
}
