import { useText } from '@lobby/i18n';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { sportsbookMessages } from '../../messages/index.ts';
import { useMatch } from '../../state/use-board.ts';
import { LiveClock } from '../../status/live-clock.tsx';
import { HotPrices, pathOf } from '../hot-prices.tsx';
import type { HotProps } from '../hot-props.ts';
import { HotTeam } from '../hot-team.tsx';
import css from './hot-rows.module.css';

/** A table: one match a line, with its prices at the end. */
export function RowsHot({ ids }: HotProps) {
  const t = useText(sportsbookMessages);
  return (
    <ul className={css.rows} aria-label={t('sportsbook.hot.title')}>
      {ids.map(ecid => (
        <HotRow key={ecid} ecid={ecid} />
      ))}
    </ul>
  );
}

const HotRow = memo(function HotRow({ ecid }: { ecid: string }) {
  const t = useText(sportsbookMessages);
  const match = useMatch(ecid);
  if (!match) return null;
  const { home, away } = match.teams;
  return (
    <li className={css.row}>
      <LiveClock ecid={ecid} live={match.live} kickoff={match.kickoff} halted={match.halted} inline />
      <span className={css.league}>{match.league}</span>
      <Link className={css.match} to={pathOf(match)} title={t('sportsbook.hot.open', { home, away })}>
        <HotTeam match={match} side="home" />{' '}
        <span translate="no" className={css.score} data-live={match.live}>
          {match.score ? `${match.score.home} : ${match.score.away}` : '–'}
        </span>{' '}
        <HotTeam match={match} side="away" />
      </Link>
      <HotPrices match={match} />
    </li>
  );
});
