import { paths } from '@lobby/feature';
import { usePathExists } from '@lobby/feature/known-paths';
import { useText } from '@lobby/i18n';
import { Icon } from '@lobby/ui-kit/icon';
import { Link } from 'react-router-dom';
import css from './balance-panel.module.css';
import { overviewMessages } from './messages/index.ts';

const ways = [
  { id: 'deposit', icon: 'bank', to: paths.mine.deposit(), isInPause: false },
  { id: 'withdrawal', icon: 'card', to: paths.mine.withdrawal(), isInPause: true },
  { id: 'transfer', icon: 'transfer', to: paths.mine.transfer(), isInPause: false },
  { id: 'bet', icon: 'sports', to: paths.game.sport({ enName: 'crty' }), isInPause: false },
] as const;

const limits = paths.mine.limits();

interface MoneyWaysProps {
  /** Undefined while that is not known: what a pause refuses waits so long in its place. */
  readonly isPaused: boolean | undefined;
}

/** Where the balance comes from and goes to, as far as the site has the pages; in a pause where it still goes to. */
export function MoneyWays({ isPaused }: MoneyWaysProps) {
  const t = useText(overviewMessages);
  const pathExists = usePathExists();
  const open = ways.filter(way => pathExists(way.to) && (!isPaused || way.isInPause));
  if (open.length === 0 && !isPaused) return null;
  const list = (
    <ul className={css.ways}>
      {open.map(({ id, icon, to, isInPause }) => (
        <li key={id} data-waiting={(isPaused === undefined && !isInPause) || undefined}>
          <Link className={css.way} to={to}>
            <Icon name={icon} size={18} />
            {t(`overview.way.${id}`)}
          </Link>
        </li>
      ))}
    </ul>
  );
  if (!isPaused) return list;
  return (
    <>
      <p className={css.paused}>
        {t('overview.paused')}
        {pathExists(limits) && <Link to={limits}>{t('overview.paused.more')}</Link>}
      </p>
      {open.length > 0 && list}
    </>
  );
}
