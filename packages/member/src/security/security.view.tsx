import { type ApiFailure, inlineText } from '@lobby/api-client/request';
import { useLocale, useText } from '@lobby/i18n';
import { ErrorState } from '@lobby/ui-kit/error-state';
import { Skeleton, SkeletonGroup } from '@lobby/ui-kit/skeleton';
import type { Contact } from '@lobby/verification/confirm';
import type { ReactNode } from 'react';
import page from '../frame/page.module.css';
import type { Account } from '../frame/use-account.ts';
import { LoginRows } from './login-rows.tsx';
import { securityMessages } from './messages/index.ts';
import { HoldNotice, ReturnNotice } from './notices.tsx';
import { ProofRows } from './proof-rows.tsx';
import css from './security.module.css';

export interface SecurityViewProps {
  /** Undefined while it is being fetched, or when that failed. */
  readonly account: Account | undefined;
  readonly failure: ApiFailure | undefined;
  readonly isRetrying: boolean;
  /** By the server's clock, ms. */
  readonly now: number;
  /** A page sent the member here, and gets them back. */
  readonly returns: boolean;
  onRetry(): void;
  onBind(contact: Contact): void;
  onRealName(): void;
  onPassword(): void;
  /** The panel of passkeys. */
  readonly passkeys?: ReactNode;
  /** Left out on a site without devices. */
  readonly onDevices?: ((tab: 'devices' | 'trail') => void) | undefined;
}

/** What proves a member and what guards the account, each with its state and what can be done about it. */
export function SecurityView(props: SecurityViewProps) {
  const { account, failure, now, returns } = props;
  const t = useText(securityMessages);
  const locale = useLocale();
  return (
    <div className={page.page}>
      <h1 className={page.title}>{t('security.title')}</h1>
      {account ? (
        <>
          {returns && <ReturnNotice />}
          <HoldNotice until={account.profile.withdrawalsHeldUntil} now={now} />
          <section className={page.panel} aria-labelledby="security-proof">
            <h2 id="security-proof" className={page.heading}>
              {t('security.proof')}
            </h2>
            <p className={css.intro}>{t('security.intro')}</p>
            <ProofRows account={account} onBind={props.onBind} onRealName={props.onRealName} />
          </section>
          <section className={page.panel} aria-labelledby="security-login">
            <h2 id="security-login" className={page.heading}>
              {t('security.login')}
            </h2>
            <LoginRows account={account} onPassword={props.onPassword} onDevices={props.onDevices} />
          </section>
          {props.passkeys}
        </>
      ) : failure ? (
        <ErrorState
          title={t('security.error')}
          hint={inlineText(failure, locale)}
          busy={props.isRetrying}
          onRetry={props.onRetry}
        />
      ) : (
        <SkeletonGroup label={t('security.loading')} className={page.waiting}>
          <Skeleton shape="block" height="18rem" />
          <Skeleton shape="block" height="16rem" />
        </SkeletonGroup>
      )}
    </div>
  );
}
