import { useText } from '@lobby/i18n';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { shownHalf } from '../../feed/match-info.ts';
import { sportsbookMessages } from '../../messages/index.ts';
import { useMatch } from '../../state/use-board.ts';
import { LiveClock } from '../../status/live-clock.tsx';
import { HotPrices, pathOf } from '../hot-prices.tsx';
import type { HotProps } from '../hot-props.ts';
import { HotTeam } from '../hot-team.tsx';
import css from './hot-cards.module.css';

/** A last row that would be half empty is left out. */
const perRow = 4;

/** Two rows of four cards. */
export function CardsHot({ ids }: HotProps) {
  const t = useText(sportsbookMessages);
  const count = ids.length <= perRow ? ids.length : ids.length - (ids.length % perRow);
  return (
    <ul className={css.cards} aria-label={t('sportsbook.hot.title')}>
      {ids.slice(0, count).map(ecid => (
        <HotCard key={ecid} ecid={ecid} />
      ))}
    </ul>
  );
}

/** One match: league, clock, teams, score, and who wins. Leads to its page. */
const HotCard = memo(function HotCard({ ecid }: { ecid: string }) {
  const t = useText(sportsbookMessages);
  const match = useMatch(ecid);
  if (!match) return null;
  const { home, away } = match.teams;
  return (
    <li className={css.card} data-card>
      <p className={css.top}>
        <span className={css.league}>
          {match.live
            ? t('sportsbook.hot.label', { league: match.league, show: t('sportsbook.show.live') })
            : match.league}
        </span>
        <LiveClock
          ecid={ecid}
          live={match.live}
          kickoff={match.kickoff}
          halted={match.halted}
          halfScore={shownHalf(match)}
          inline
        />
      </p>
      <Link className={css.match} to={pathOf(match)} title={t('sportsbook.hot.open', { home, away })}>
        <HotTeam match={match} side="home" />{' '}
        <span translate="no" className={css.score}>
          {match.score?.home ?? ''}
        </span>{' '}
        <HotTeam match={match} side="away" />{' '}
        <span translate="no" className={css.score}>
          {match.score?.away ?? ''}
        </span>
      </Link>
      <HotPrices match={match} />
    </li>
  );
});
