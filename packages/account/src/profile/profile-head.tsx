import { useFormat, useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { DrawnAvatar } from '@lobby/ui-kit/drawn-avatar';
import { Icon } from '@lobby/ui-kit/icon';
import type { Account } from '@lobby/verification/security-score';
import { ScoreBar } from '@lobby/verification/security-score';
import { profileMessages } from '../messages/profile/index.ts';
import css from './profile.module.css';

/** The avatar, which can be changed, the account's name and age, and its security score. */
export function ProfileHead({ account, onAvatar }: { account: Account; onAvatar: () => void }) {
  const t = useText(profileMessages);
  const format = useFormat();
  const { info, profile, score } = account;
  return (
    <section className={css.head} aria-label={t('profile.account')}>
      <DrawnAvatar id={profile.avatar} name={info.name} size={80} />
      <div className={css.who}>
        <p className={css.name}>{info.name}</p>
        <p className={css.since}>{t('profile.since', { date: format.date(info.registerDate) })}</p>
        <Button size="s" onClick={onAvatar}>
          <Icon name="edit" size={14} />
          {t('profile.avatar.change')}
        </Button>
      </div>
      <div className={css.score}>
        <ScoreBar score={score} />
      </div>
    </section>
  );
}
