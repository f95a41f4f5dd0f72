import { type ApiFailure, inlineText } from '@lobby/api-client/request';
import { useFormat, useLocale, useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { ErrorState } from '@lobby/ui-kit/error-state';
import { Panel } from '@lobby/ui-kit/panel';
import { Skeleton, SkeletonGroup } from '@lobby/ui-kit/skeleton';
import { securityMessages } from '../messages/security/index.ts';
import css from './passkeys.module.css';
import { SecurityRow } from './security-row.tsx';

/** A passkey of the list; times in ms, `usedAt` 0 = never. */
export interface Passkey {
  readonly id: string;
  readonly device: string;
  readonly addedAt: number;
  readonly usedAt: number;
}

/** Passkeys a member may have. */
export const maxPasskeys = 10;

export interface PasskeysViewProps {
  /** Undefined while they are being fetched, or when that failed. */
  readonly passkeys: readonly Passkey[] | undefined;
  readonly failure: ApiFailure | undefined;
  readonly isRetrying: boolean;
  /** This browser can make passkeys. */
  readonly isSupported: boolean;
  /** A phone or mailbox is bound. */
  readonly isReachable: boolean;
  onRetry(): void;
  onAdd(): void;
  onRemove(passkey: Passkey): void;
}

/** The passkeys of a member: where each was added and used last, and what can be done. */
export function PasskeysView(props: PasskeysViewProps) {
  const { passkeys, failure, isSupported, isReachable, onAdd } = props;
  const t = useText(securityMessages);
  const locale = useLocale();
  // Nothing to remove, and nothing that could be added.
  if (!isSupported && !passkeys?.length) return null;
  return (
    <Panel heading={t('security.passkey.title')} intro={t('security.passkey.intro')} content="rows">
      {passkeys ? (
        <>
          <PasskeyRows passkeys={passkeys} onRemove={props.onRemove} />
          <div className={css.foot}>
            {!isSupported ? (
              <p>{t('security.passkey.unsupported')}</p>
            ) : !isReachable ? (
              <p>{t('security.passkey.bindFirst')}</p>
            ) : passkeys.length >= maxPasskeys ? (
              <p>{t('security.passkey.full')}</p>
            ) : (
              <Button className={css.add} onClick={onAdd}>
                {t('security.passkey.add')}
              </Button>
            )}
          </div>
        </>
      ) : failure ? (
        <ErrorState
          size="s"
          title={t('security.passkey.error')}
          hint={inlineText(failure, locale)}
          busy={props.isRetrying}
          onRetry={props.onRetry}
        />
      ) : (
        <SkeletonGroup label={t('security.loading')}>
          <Skeleton shape="block" height="5rem" />
        </SkeletonGroup>
      )}
    </Panel>
  );
}

function PasskeyRows({
  passkeys,
  onRemove,
}: Pick<PasskeysViewProps, 'onRemove'> & { passkeys: readonly Passkey[] }) {
  const t = useText(securityMessages);
  const format = useFormat();
  return (
    <ul>
      {passkeys.map(passkey => (
        <SecurityRow
          key={passkey.id}
          icon="key"
          label={passkey.device || t('security.passkey.device')}
          what={t('security.passkey.added', { date: format.dateTime(passkey.addedAt) })}
          value={
            passkey.usedAt === 0
              ? t('security.passkey.unused')
              : t('security.passkey.used', { date: format.dateTime(passkey.usedAt) })
          }
          action={t('security.action.remove')}
          onAction={() => onRemove(passkey)}
        />
      ))}
    </ul>
  );
}
