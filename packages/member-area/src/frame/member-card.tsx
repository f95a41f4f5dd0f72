import { highestVipLevel } from '@lobby/api-client/contract/site/vip';
import { useBrand } from '@lobby/brand-kit';
import { paths } from '@lobby/feature';
import { usePathExists } from '@lobby/feature/known-paths';
import { useText } from '@lobby/i18n';
import { DrawnAvatar } from '@lobby/ui-kit/drawn-avatar';
import { Icon, type IconName } from '@lobby/ui-kit/icon';
import { Skeleton, SkeletonGroup } from '@lobby/ui-kit/skeleton';
import { VisuallyHidden } from '@lobby/ui-kit/visually-hidden';
import type { Account } from '@lobby/verification/security-score';
import { ScoreBar } from '@lobby/verification/security-score';
import { type ReactNode, Suspense } from 'react';
import { Link } from 'react-router-dom';
import css from './member-card.module.css';
import { frameMessages } from './messages/index.ts';

/** Who is logged in: avatar, name, VIP level in the brand's drawing, what is bound, and how secure the account is. */
export function MemberCard({ account, failed }: { account: Account | undefined; failed: boolean }) {
  const t = useText(frameMessages);
  const pathExists = usePathExists();
  const { Grade } = useBrand().art;
  if (!account) return failed ? <CardFailed /> : <CardAwaited />;
  const { info, profile, score } = account;
  const face = <DrawnAvatar id={profile.avatar} name={info.name} size={56} />;
  return (
    <section className={css.card} aria-label={t('mine.card')}>
      <div className={css.who}>
        {pathExists(paths.mine.userInfo()) ? (
          <Link className={css.face} to={paths.mine.userInfo()} aria-label={t('mine.card.profile')}>
            {face}
          </Link>
        ) : (
          <span className={css.face}>{face}</span>
        )}
        <p className={css.name}>{info.name}</p>
        <p className={css.vip}>
          <span className={css.grade}>
            <Suspense>
              <Grade grade={info.vipLevel} of={highestVipLevel} />
            </Suspense>
          </span>
          {t('mine.card.vip', { level: info.vipLevel })}
        </p>
      </div>
      <div className={css.state}>
        <ul className={css.marks} aria-label={t('mine.card.bound')}>
          <Mark icon="phone" bound={info.bindPhone} name={t('mine.card.phone')} />
          <Mark icon="mail" bound={info.email !== ''} name={t('mine.card.email')} />
          <Mark icon="user" bound={info.bindRealName} name={t('mine.card.realName')} />
        </ul>
        <ScoreBar score={score} />
      </div>
    </section>
  );
}

function Mark({ icon, bound, name }: { icon: IconName; bound: boolean; name: string }): ReactNode {
  const t = useText(frameMessages);
  return (
    <li className={css.mark} data-bound={bound || undefined}>
      <span className={css.disc}>
        <Icon name={icon} size={18} />
        {bound && (
          <span className={css.tick}>
            <Icon name="check" size={10} />
          </span>
        )}
      </span>
      {name}
      <VisuallyHidden>{t(bound ? 'mine.card.isBound' : 'mine.card.isOpen')}</VisuallyHidden>
    </li>
  );
}

function CardAwaited() {
  return (
    <SkeletonGroup className={css.card}>
      <div className={css.who}>
        <span className={css.face}>
          <Skeleton shape="circle" width="3.5rem" height="3.5rem" />
        </span>
      </div>
      <div className={css.state} />
    </SkeletonGroup>
  );
}

/** The page beside it says what failed and offers the retry. */
function CardFailed() {
  const t = useText(frameMessages);
  return (
    <section className={css.card} aria-label={t('mine.card')}>
      <div className={css.who}>
        <span className={css.face}>
          <DrawnAvatar id={undefined} name="" size={56} />
        </span>
        <p className={css.name}>{t('mine.card.failed')}</p>
      </div>
    </section>
  );
}
