import { inlineText } from '@lobby/api-client/request';
import { useLocale, useText } from '@lobby/i18n';
import { Hint } from '@lobby/ui-kit/hint';
import { Icon } from '@lobby/ui-kit/icon';
import { Spinner } from '@lobby/ui-kit/spinner';
import { profileMessages } from '../messages/profile/index.ts';
import type { SecretKey } from './decrypted-item.ts';
import css from './profile.module.css';
import type { RevealState } from './reveal.flow.ts';

interface SecretValueProps {
  readonly secret: SecretKey;
  readonly masked: string;
  /** Whether the platform sent it sealed, so that it can be shown. */
  readonly canShow: boolean;
  readonly reveal: RevealState;
  onToggle(secret: SecretKey): void;
}

/** A masked datum, and an eye that shows it in clear. */
export function SecretValue({ secret, masked, canShow, reveal, onToggle }: SecretValueProps) {
  const t = useText(profileMessages);
  const locale = useLocale();
  const own = reveal.step !== 'hidden' && reveal.key === secret ? reveal : undefined;
  const isShown = own?.step === 'shown';
  const name = t(`profile.${secret}`);
  return (
    <span className={css.secret}>
      <span className={css.secretText}>{own?.step === 'shown' ? own.value : masked}</span>
      {canShow && (
        <button
          type="button"
          className={css.eye}
          aria-busy={own?.step === 'asking' || undefined}
          aria-label={t(isShown ? 'profile.secret.hide' : 'profile.secret.show', { name })}
          onClick={() => onToggle(secret)}
        >
          {own?.step === 'asking' ? (
            <Spinner size={16} />
          ) : (
            <Icon name={isShown ? 'eye' : 'eye-off'} size={18} />
          )}
        </button>
      )}
      {own?.step === 'failed' && (
        <Hint role="alert" tone="danger" as="span">
          {inlineText(own.failure, locale) ?? t('profile.secret.failed')}
        </Hint>
      )}
    </span>
  );
}
