import { useText } from '@lobby/i18n';
import { sportsbookMessages } from '../../messages/index.ts';
import { useLeagueEntries, useResultsEntry, useShowEntries, useSportEntries } from '../sports-entries.ts';
import { SportsEntry } from '../sports-entry.tsx';
import type { SportsProps } from '../sports-props.ts';
import css from './menu-sports.module.css';

/** A column at the left: sports and market types with their counts, quick leagues below. */
export function MenuSports(props: SportsProps) {
  const t = useText(sportsbookMessages);
  const shows = useShowEntries(props);
  const leagues = useLeagueEntries(props);
  const results = useResultsEntry(props);
  return (
    <nav className={css.menu} data-place="start" aria-label={t('sportsbook.menu')}>
      <h2 className={css.title}>{t('sportsbook.sports')}</h2>
      <ul>
        {useSportEntries(props).map(sport => (
          <li key={sport.id}>
            <SportsEntry entry={sport} css={css} />
            {sport.isOn && (
              <ul className={css.shows} aria-label={t('sportsbook.shows')}>
                {shows.map(show => (
                  <li key={show.id}>
                    <SportsEntry entry={show} css={css} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
        <li>
          <SportsEntry entry={results} css={css} />
        </li>
      </ul>
      {leagues.length > 0 && (
        <>
          <h2 className={css.title}>{t('sportsbook.leagues')}</h2>
          <ul>
            {leagues.map(league => (
              <li key={league.id}>
                <SportsEntry entry={league} css={css} />
              </li>
            ))}
          </ul>
        </>
      )}
    </nav>
  );
}
