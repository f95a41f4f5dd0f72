import { type ApiFailure, inlineText } from '@lobby/api-client/request';
import { useLocale, useText } from '@lobby/i18n';
import { ErrorState } from '@lobby/ui-kit/error-state';
import { Page } from '@lobby/ui-kit/page';
import { Panel } from '@lobby/ui-kit/panel';
import { Skeleton, SkeletonGroup } from '@lobby/ui-kit/skeleton';
import { Stack } from '@lobby/ui-kit/stack';
import type { Contact } from '@lobby/verification/confirm';
import type { Account } from '@lobby/verification/security-score';
import type { ReactNode } from 'react';
import { securityMessages } from '../messages/security/index.ts';
import { LoginRows } from './login-rows.tsx';
import { HoldNotice, ReturnNotice } from './notices.tsx';
import { ProofRows } from './proof-rows.tsx';

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
  readonly onDevices?: ((tab: 'devices' | 'security-log') => void) | undefined;
}

/** What proves a member and what guards the account, each with its state and what can be done about it. */
export function SecurityView(props: SecurityViewProps) {
  const { account, failure, now, returns } = props;
  const t = useText(securityMessages);
  const locale = useLocale();
  return (
    <Page title={t('security.title')}>
      {account ? (
        <>
          {returns && <ReturnNotice />}
          <HoldNotice until={account.profile.withdrawalsHeldUntil} now={now} />
          <Panel
            headingId="security-proof"
            heading={t('security.proof')}
            intro={t('security.intro')}
            content="rows"
          >
            <ProofRows account={account} onBind={props.onBind} onRealName={props.onRealName} />
          </Panel>
          <Panel heading={t('security.login')} content="rows">
            <LoginRows account={account} onPassword={props.onPassword} onDevices={props.onDevices} />
          </Panel>
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
        <SkeletonGroup label={t('security.loading')}>
          <Stack>
            <Skeleton shape="block" height="18rem" />
            <Skeleton shape="block" height="16rem" />
          </Stack>
        </SkeletonGroup>
      )}
    </Page>
  );
}
