import { paths } from '@lobby/feature';
import { usePathExists } from '@lobby/feature/known-paths';
import { useText } from '@lobby/i18n';
import { Icon } from '@lobby/ui-kit/icon';
import { Link } from 'react-router-dom';
import css from './balance-panel.module.css';
import { overviewMessages } from './messages/index.ts';

const ways = [
  { id: 'deposit', icon: 'bank', to: paths.mine.deposit() },
  { id: 'withdrawal', icon: 'card', to: paths.mine.withdrawal() },
  { id: 'transfer', icon: 'transfer', to: paths.mine.transfer() },
  { id: 'bet', icon: 'sports', to: paths.game.sport({ enName: 'crty' }) },
] as const;

/** Where the balance comes from and goes to, as far as the site has the pages. */
export function MoneyWays() {
  const t = useText(overviewMessages);
  const pathExists = usePathExists();
  const open = ways.filter(way => pathExists(way.to));
  if (open.length === 0) return null;
  return (
    <ul className={css.ways}>
      {open.map(({ id, icon, to }) => (
        <li key={id}>
          <Link className={css.way} to={to}>
            <Icon name={icon} size={18} />
            {t(`overview.way.${id}`)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
