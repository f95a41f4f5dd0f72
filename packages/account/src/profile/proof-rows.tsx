import { useBrand } from '@lobby/brand-kit';
import { paths } from '@lobby/feature';
import { usePathExists } from '@lobby/feature/known-paths';
import { useText } from '@lobby/i18n';
import { Badge } from '@lobby/ui-kit/badge';
import { VisuallyHidden } from '@lobby/ui-kit/visually-hidden';
import type { Account } from '@lobby/verification/security-score';
import { Link } from 'react-router-dom';
import { profileMessages } from '../messages/profile/index.ts';
import type { SecretKey } from './decrypted-item.ts';
import { ProfileRow } from './profile-row.tsx';
import type { RevealState } from './reveal.flow.ts';
import { SecretValue } from './secret-value.tsx';
import css from './way.module.css';

interface ProofRowsProps {
  readonly account: Account;
  readonly reveal: RevealState;
  onReveal(secret: SecretKey): void;
}

/** What proves who a member is, masked, each with its state and the way to bind or change it. */
export function ProofRows({ account, reveal, onReveal }: ProofRowsProps) {
  const t = useText(profileMessages);
  const { switches } = useBrand();
  const { info, profile } = account;
  const secrets = [
    { key: 'realName', masked: info.realName, isBound: info.bindRealName, isFinal: true },
    { key: 'phone', masked: info.phone, isBound: info.bindPhone, isFinal: false },
    { key: 'email', masked: info.email, isBound: info.email !== '', isFinal: false },
  ] as const;
  return (
    <dl>
      {secrets.map(({ key, masked, isBound, isFinal }) => (
        <ProfileRow
          key={key}
          label={t(`profile.${key}`)}
          note={isBound && isFinal ? t('profile.realName.final') : undefined}
          action={!(isBound && isFinal) && <ToBinding name={t(`profile.${key}`)} isBound={isBound} />}
        >
          {isBound ? (
            <SecretValue
              secret={key}
              masked={masked}
              canShow={Boolean(info.sealed?.[key])}
              reveal={reveal}
              onToggle={onReveal}
            />
          ) : (
            <Badge tone="gold">{t('profile.unbound')}</Badge>
          )}
        </ProfileRow>
      ))}
      <ProfileRow label={t('profile.bankCards')} action={<ToAccounts name={t('profile.bankCards')} />}>
        {t('profile.bankCards.count', { count: profile.bankCards })}
      </ProfileRow>
      {switches.withdrawalPassword && (
        <ProfileRow
          label={t('profile.withdrawalPassword')}
          action={<ToAccounts name={t('profile.withdrawalPassword')} />}
        >
          <Badge tone={profile.hasWithdrawalPassword ? 'success' : 'gold'}>
            {t(profile.hasWithdrawalPassword ? 'profile.isSet' : 'profile.unset')}
          </Badge>
        </ProfileRow>
      )}
    </dl>
  );
}

/** The page where things are bound and changed, as far as the site has one. */
function ToBinding({ name, isBound }: { name: string; isBound: boolean }) {
  const t = useText(profileMessages);
  if (!usePathExists()(paths.mine.auth())) return null;
  return (
    <Link className={css.way} to={paths.mine.auth()}>
      {t(isBound ? 'profile.change' : 'profile.bind')}
      <VisuallyHidden>{name}</VisuallyHidden>
    </Link>
  );
}

/** The page of the accounts withdrawals go to and of their password, as far as the site has one. */
function ToAccounts({ name }: { name: string }) {
  const t = useText(profileMessages);
  if (!usePathExists()(paths.mine.addBankCard())) return null;
  return (
    <Link className={css.way} to={paths.mine.addBankCard()}>
      {t('profile.manage')}
      <VisuallyHidden>{name}</VisuallyHidden>
    </Link>
  );
}
