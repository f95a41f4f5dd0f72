import { useText } from '@lobby/i18n';
import { Icon } from '@lobby/ui-kit/icon';
import { lazy, Suspense, useId, useState } from 'react';
import type { MatchInfo } from '../feed/match-info.ts';
import { sportsbookMessages } from '../messages/index.ts';
import css from './match-table.module.css';

/** Asked for when it is opened. */
const MatchStandings = lazy(() => import('../results/standings/match-standings.tsx'));

/** The table of the league of a match, folded away at first. */
export function MatchTable({ match }: { match: MatchInfo }) {
  const t = useText(sportsbookMessages);
  const [isOpen, setOpen] = useState(false);
  const body = useId();
  return (
    <section>
      <button
        type="button"
        className={css.head}
        aria-expanded={isOpen}
        aria-controls={body}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="sort" size={16} />
        {t('sportsbook.match.table', { league: match.league })}
        <span className={css.chevron} data-open={isOpen} aria-hidden="true">
          <Icon name="chevron-down" size={16} />
        </span>
      </button>
      <div id={body} hidden={!isOpen}>
        {isOpen && (
          <Suspense>
            <MatchStandings match={match} />
          </Suspense>
        )}
      </div>
    </section>
  );
}
