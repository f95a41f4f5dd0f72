import { useText } from '@lobby/i18n';
import { sportsbookMessages } from '../../messages/index.ts';
import { useLeagueEntries, useResultsEntry, useSportEntries } from '../sports-entries.ts';
import { SportsEntry } from '../sports-entry.tsx';
import type { SportsProps } from '../sports-props.ts';
import css from './bar-sports.module.css';

/** A row above list and slip: the sports, and beside them the quick leagues. Market types are chosen above the list. */
export function BarSports(props: SportsProps) {
  const t = useText(sportsbookMessages);
  const leagues = useLeagueEntries(props);
  const results = useResultsEntry(props);
  return (
    <nav className={css.bar} data-place="above" aria-label={t('sportsbook.menu')}>
      <ul className={css.sports}>
        {useSportEntries(props).map(sport => (
          <li key={sport.id}>
            <SportsEntry entry={sport} css={css} />
          </li>
        ))}
        <li>
          <SportsEntry entry={results} css={css} />
        </li>
      </ul>
      {leagues.length > 0 && (
        <ul className={css.leagues} aria-label={t('sportsbook.leagues')}>
          {leagues.map(one => (
            <li key={one.id}>
              <SportsEntry entry={one} css={css} />
            </li>
          ))}
        </ul>
      )}
    </nav>
  );
}
