import { useText } from '@lobby/i18n';
import { Icon } from '@lobby/ui-kit/icon';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import type { MatchInfo } from '../feed/match-info.ts';
import { sportsbookMessages } from '../messages/index.ts';
import { LivePrice } from '../price/live-price.tsx';
import { useMatch } from '../state/use-board.ts';
import { type Column, marketOf } from './columns.ts';
import { LiveClock } from './live-clock.tsx';
import css from './match-list.module.css';
import { fromList, useMatchPath } from './use-browse-query.ts';

interface MatchRowProps {
  readonly ecid: string;
  readonly columns: readonly Column[];
  readonly isLast: boolean;
}

/** One match of the list: clock, teams, score, and its main prices. */
export const MatchRow = memo(function MatchRow({ ecid, columns, isLast }: MatchRowProps) {
  const t = useText(sportsbookMessages);
  const match = useMatch(ecid);
  const pathOf = useMatchPath();
  if (!match) return null;
  const { home, away } = match.teams;
  return (
    <article className={css.match} data-last={isLast} data-columns={columns.length}>
      <Link className={css.teams} to={pathOf(ecid)} state={fromList}>
        <LiveClock ecid={ecid} live={match.live} kickoff={match.kickoff} halted={match.halted} />
        <Team match={match} side="home" />
        <Team match={match} side="away" />
      </Link>
      {columns.map(column => (
        <MarketColumn key={column.id} column={column} match={match} />
      ))}
      <Link
        className={css.more}
        to={pathOf(ecid)}
        state={fromList}
        aria-label={t('sportsbook.moreLabel', { home, away, count: match.moreCount })}
      >
        {match.moreCount > 0 ? (
          t('sportsbook.moreCount', { count: match.moreCount })
        ) : (
          <Icon name="chevron-right" size={16} />
        )}
      </Link>
    </article>
  );
});

function Team({ match, side }: { match: MatchInfo; side: 'home' | 'away' }) {
  const t = useText(sportsbookMessages);
  const cards = match.redCards[side];
  return (
    <>
      <span className={css.team} data-side={side}>
        <span className={css.teamName} title={match.teams[side]}>
          {match.teams[side]}
        </span>
        {cards > 0 && (
          <span className={css.redCard} role="img" aria-label={t('sportsbook.redCards', { count: cards })}>
            {cards}
          </span>
        )}
      </span>
      <span className={css.score} data-side={side}>
        {match.score?.[side] ?? ''}
      </span>
    </>
  );
}

const MarketColumn = memo(function MarketColumn({ column, match }: { column: Column; match: MatchInfo }) {
  const market = marketOf(column, match.live ? 'live' : 'pre');
  return (
    <div className={css.column}>
      {market.picks.map(({ rtype }) => (
        <LivePrice
          key={rtype}
          ecid={match.ecid}
          gid={match.gid}
          wtype={market.wtype}
          rtype={rtype}
          home={match.teams.home}
          away={match.teams.away}
        />
      ))}
    </div>
  );
});
