import { type ApiFailure, inlineText } from '@lobby/api-client/request';
import { useLocale, useText } from '@lobby/i18n';
import { ErrorState } from '@lobby/ui-kit/error-state';
import { Skeleton, SkeletonGroup } from '@lobby/ui-kit/skeleton';
import page from '../frame/page.module.css';
import type { Account } from '../frame/use-account.ts';
import type { SecretKey } from './decrypted-item.ts';
import type { Gender, GenderSaving } from './gender-choice.tsx';
import { profileMessages } from './messages/index.ts';
import { PersonalRows } from './personal-rows.tsx';
import { ProfileHead } from './profile-head.tsx';
import { ProofRows } from './proof-rows.tsx';
import type { RevealState } from './reveal.flow.ts';
import { SecurityTasks } from './security-tasks.tsx';

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
    <div className={page.page}>
      <h1 className={page.title}>{t('profile.title')}</h1>
      {account ? (
        <>
          <ProfileHead account={account} onAvatar={props.onAvatar} />
          <section className={page.panel} aria-labelledby="profile-personal">
            <h2 id="profile-personal" className={page.heading}>
              {t('profile.personal')}
            </h2>
            <PersonalRows
              account={account}
              gender={props.gender}
              onGender={props.onGender}
              onBirthday={props.onBirthday}
            />
          </section>
          <section className={page.panel} aria-labelledby="profile-proof">
            <h2 id="profile-proof" className={page.heading}>
              {t('profile.proof')}
            </h2>
            <ProofRows account={account} reveal={props.reveal} onReveal={props.onReveal} />
          </section>
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
        <SkeletonGroup label={t('profile.loading')} className={page.waiting}>
          <Skeleton shape="block" height="8rem" />
          <Skeleton shape="block" height="15rem" />
          <Skeleton shape="block" height="20rem" />
        </SkeletonGroup>
      )}
    </div>
  );
}
