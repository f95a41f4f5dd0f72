import { useFormat, useText } from '@lobby/i18n';
import { Badge } from '@lobby/ui-kit/badge';
import { VisuallyHidden } from '@lobby/ui-kit/visually-hidden';
import type { Account } from '@lobby/verification/security-score';
import { profileMessages } from '../messages/profile/index.ts';
import { type Gender, GenderChoice, type GenderSaving } from './gender-choice.tsx';
import { ProfileRow } from './profile-row.tsx';
import css from './way.module.css';

interface PersonalRowsProps {
  readonly account: Account;
  readonly gender: GenderSaving;
  onGender(gender: Gender): void;
  onBirthday(): void;
}

/** What a member says of themselves: the gender at any time, the birthday once. */
export function PersonalRows({ account, gender, onGender, onBirthday }: PersonalRowsProps) {
  const t = useText(profileMessages);
  const format = useFormat();
  const { info, profile } = account;
  const hasBirthday = profile.birthday !== '';
  return (
    <dl>
      <ProfileRow label={t('profile.name')}>{info.name}</ProfileRow>
      <ProfileRow label={t('profile.gender')}>
        <GenderChoice gender={profile.gender} saving={gender} onChoose={onGender} />
      </ProfileRow>
      <ProfileRow
        label={t('profile.birthday')}
        required={!hasBirthday}
        note={t(hasBirthday ? 'profile.birthday.final' : 'profile.birthday.once')}
        action={
          !hasBirthday && (
            <button type="button" className={css.way} onClick={onBirthday}>
              {t('profile.birthday.set')}
              <VisuallyHidden>{t('profile.birthday')}</VisuallyHidden>
            </button>
          )
        }
      >
        {hasBirthday ? profile.birthday : <Badge tone="gold">{t('profile.unset')}</Badge>}
      </ProfileRow>
      <ProfileRow label={t('profile.registered')}>{format.dateTime(info.registerDate)}</ProfileRow>
    </dl>
  );
}
