import { useText } from '@lobby/i18n';
import { CopyButton } from '@lobby/ui-kit/copy-button';
import { promotionsMessages } from '../../messages/index.ts';

/** A name and a long value, to be compared digit by digit or copied. Rendered inside a `dl`. */
export function HashFact({ name, value }: { readonly name: string; readonly value: string }) {
  const t = useText(promotionsMessages);
  const words = { copied: t('promotions.copied'), failed: t('promotions.copyFailed') };
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <code translate="no">{value}</code>
        <CopyButton text={value} label={t('promotions.copy', { name })} words={words} />
      </dd>
    </div>
  );
}
