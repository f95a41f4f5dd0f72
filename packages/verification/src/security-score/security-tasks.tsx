import { paths } from '@lobby/feature';
import { usePathExists } from '@lobby/feature/known-paths';
import { useText } from '@lobby/i18n';
import { Icon, type IconName } from '@lobby/ui-kit/icon';
import { Skeleton, SkeletonGroup } from '@lobby/ui-kit/skeleton';
import { VisuallyHidden } from '@lobby/ui-kit/visually-hidden';
import { Link } from 'react-router-dom';
import { securityScoreMessages } from './messages/index.ts';
import { type SecurityItem, type SecurityScore, securityPoints } from './security-score.ts';
import css from './security-tasks.module.css';

const icons = {
  phone: 'phone',
  email: 'mail',
  realName: 'user',
  birthday: 'calendar',
  withdrawalPassword: 'key',
  freshPassword: 'lock',
} as const satisfies Record<SecurityItem, IconName>;

/** The page where each is bound or set; a birthday is asked for in a dialog. */
const pages = {
  phone: paths.mine.auth(),
  email: paths.mine.auth(),
  realName: paths.mine.auth(),
  freshPassword: paths.mine.auth(),
  withdrawalPassword: paths.mine.addBankCard(),
} as const satisfies Record<Exclude<SecurityItem, 'birthday'>, string>;

interface SecurityTasksProps {
  /** Undefined while it is not known. */
  readonly score: SecurityScore | undefined;
  /** Undefined on a site where it cannot be set. */
  readonly onSetBirthday: (() => void) | undefined;
}

/** What would raise the security score, most first, each with its way; only what can be done on this site. */
export function SecurityTasks({ score, onSetBirthday }: SecurityTasksProps) {
  const t = useText(securityScoreMessages);
  const pathExists = usePathExists();
  const isOpen = (item: SecurityItem) =>
    item === 'birthday' ? onSetBirthday !== undefined : pathExists(pages[item]);
  const tasks = score?.missing.filter(isOpen);
  /** A forgotten password could not be recovered. */
  const isUnreachable = tasks?.includes('phone') && tasks.includes('email');
  return (
    <section className={css.panel} aria-labelledby="security-tasks">
      <h2 id="security-tasks" className={css.title}>
        {t('securityScore.tasks')}
      </h2>
      {!tasks ? (
        <SkeletonGroup>
          <Skeleton shape="block" height="9rem" />
        </SkeletonGroup>
      ) : tasks.length === 0 ? (
        <p className={css.done}>
          <Icon name="success" size={20} />
          {t('securityScore.tasks.done')}
        </p>
      ) : (
        <>
          {isUnreachable && <p className={css.unreachable}>{t('securityScore.tasks.unreachable')}</p>}
          <ul>
            {tasks.map(item => (
              <li key={item} className={css.task}>
                <span className={css.disc}>
                  <Icon name={icons[item]} size={18} />
                </span>
                <span className={css.text}>
                  {t(`securityScore.task.${item}`)}
                  <span className={css.points}>
                    {t('securityScore.task.points', { points: securityPoints[item] })}
                  </span>
                </span>
                {item === 'birthday' ? (
                  <button type="button" className={css.way} onClick={onSetBirthday}>
                    {t('securityScore.task.go')}
                    <VisuallyHidden>{t('securityScore.task.birthday')}</VisuallyHidden>
                  </button>
                ) : (
                  <Link className={css.way} to={pages[item]}>
                    {t('securityScore.task.go')}
                    <VisuallyHidden>{t(`securityScore.task.${item}`)}</VisuallyHidden>
                  </Link>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
