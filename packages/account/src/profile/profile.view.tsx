import { type ApiFailure, inlineText } from '@lobby/api-client/request';
import { useLocale, useText } from '@lobby/i18n';
import { ErrorState } from '@lobby/ui-kit/error-state';
import { Page } from '@lobby/ui-kit/page';
import { Panel } from '@lobby/ui-kit/panel';
import { Skeleton, SkeletonGroup } from '@lobby/ui-kit/skeleton';
import { Stack } from '@lobby/ui-kit/stack';
import type { Account } from '@lobby/verification/security-score';
import { SecurityTasks } from '@lobby/verification/security-score';
import { profileMessages } from '../messages/profile/index.ts';
import type { SecretKey } from './decrypted-item.ts';
import type { Gender, GenderSaving } from './gender-choice.tsx';
import { PersonalRows } from './personal-rows.tsx';
import { ProfileHead } from './profile-head.tsx';
import { ProofRows } from './proof-rows.tsx';
import type { RevealState } from './reveal.flow.ts';

export interface ProfileViewProps {
  /** Undefined while it is being fetched, or when that failed. */
  readonly account: Account | undefined;
  readonly failure: ApiFailure | undefined;
  readonly isRetrying: boolean;
  readonly reveal: RevealState;
  readonly gender: GenderSaving;
  onRetry(): void;
  onReveal(secret: SecretKey): void;
  onGender(gender: Gender): void;
  onAvatar(): void;
  onBirthday(): void;
}

/** What the site knows of a member, what of it they can change, and what would make the account more secure. */
export function ProfileView(props: ProfileViewProps) {
  const { account, failure } = props;
  const t = useText(profileMessages);
  const locale = useLocale();
  return (
    <Page title={t('profile.title')}>
      {account ? (
        <>
          <ProfileHead account={account} onAvatar={props.onAvatar} />
          <Panel heading={t('profile.personal')} content="rows">
            <PersonalRows
              account={account}
              gender={props.gender}
              onGender={props.onGender}
              onBirthday={props.onBirthday}
            />
          </Panel>
          <Panel heading={t('profile.proof')} content="rows">
            <ProofRows account={account} reveal={props.reveal} onReveal={props.onReveal} />
          </Panel>
          <SecurityTasks score={account.score} onSetBirthday={props.onBirthday} />
        </>
      ) : failure ? (
        <ErrorState
          title={t('profile.error')}
          hint={inlineText(failure, locale)}
          busy={props.isRetrying}
          onRetry={props.onRetry}
        />
      ) : (
        <SkeletonGroup label={t('profile.loading')}>
          <Stack>
            <Skeleton shape="block" height="8rem" />
            <Skeleton shape="block" height="15rem" />
            <Skeleton shape="block" height="20rem" />
          </Stack>
        </SkeletonGroup>
      )}
    </Page>
  );
}
