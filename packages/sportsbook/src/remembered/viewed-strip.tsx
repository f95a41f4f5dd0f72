import { useLocale, useText } from '@lobby/i18n';
import { Icon } from '@lobby/ui-kit/icon';
import { Link } from 'react-router-dom';
import { sportsbookMessages } from '../messages/index.ts';
import { fromList, useMatchPath } from '../query/use-browse-query.ts';
import { useListMemory } from './use-list-memory.ts';
import css from './viewed-strip.module.css';

/** The matches one looked at lately, newest first; nothing where there are none in the script of the page. */
export function ViewedStrip() {
  const t = useText(sportsbookMessages);
  const locale = useLocale();
  const pathOf = useMatchPath();
  const [{ viewed = [] }, remember] = useListMemory();
  // A name is stored as it was read: in another script it would be a foreign one.
  const shown = viewed.filter(match => match.locale === locale);
  if (shown.length === 0) return null;
  return (
    <nav className={css.strip} aria-label={t('sportsbook.viewed.title')}>
      <span className={css.title}>{t('sportsbook.viewed.title')}</span>
      <ul className={css.matches}>
        {shown.map(({ ecid, sport, home, away }) => (
          <li key={ecid}>
            <Link className={css.match} to={pathOf(ecid, sport)} state={fromList}>
              {t('sportsbook.versus', { home, away })}
            </Link>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className={css.clear}
        aria-label={t('sportsbook.viewed.clear')}
        title={t('sportsbook.viewed.clear')}
        onClick={() => remember({ viewed: [] })}
      >
        <Icon name="close" size={16} />
      </button>
    </nav>
  );
}
