import { marketByWtype } from '@lobby/betting';
import { useText } from '@lobby/i18n';
import { sports, typeOf } from '@lobby/sports';
import { Crest } from '@lobby/ui-kit/crest';
import { memo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { MatchInfo } from '../feed/match-info.ts';
import { sportsbookMessages } from '../messages/index.ts';
import { LivePrice } from '../price/live-price.tsx';
import { picksOf } from '../price/market-layout.ts';
import { useMatchPath } from '../query/use-browse-query.ts';
import { useMatch } from '../state/use-board.ts';
import { LiveClock } from '../status/live-clock.tsx';
import css from './match-card.module.css';

/** Who wins, before the match and in play: the prices of a card. */
export const winner = { pre: 'M', live: 'RM' } as const;

export interface MatchCardProps {
  readonly ecid: string;
  /** Beside the clock; where all cards are of one league it is not said. */
  readonly namesLeague?: boolean;
  /** The state of the history that its page is opened with. */
  readonly state?: object;
}

/** A match in a few lines: its clock or its kick-off, its clubs and their score, and the prices of who wins. */
export const MatchCard = memo(function MatchCard({ ecid, namesLeague, state }: MatchCardProps) {
  const t = useText(sportsbookMessages);
  const match = useMatch(ecid);
  const pathOf = useMatchPath();
  if (!match) return null;
  const { home, away } = match.teams;
  const market = marketByWtype(match.live ? winner.live : winner.pre);
  return (
    <li className={css.card}>
      <p className={css.top}>
        <LiveClock
          ecid={ecid}
          live={match.live}
          kickoff={match.kickoff}
          halted={match.halted}
          countsDown={sports[match.sport].isDrawn}
          inline
        />
        {namesLeague && <span className={css.league}>{match.league}</span>}
      </p>
      <Link
        className={css.teams}
        to={pathOf(ecid, typeOf(match.sport))}
        state={state}
        title={t('sportsbook.hot.open', { home, away })}
      >
        <Club match={match} side="home" />
        <Club match={match} side="away" />
      </Link>
      <div className={css.prices}>
        {market &&
          picksOf(market, match.sport).map(({ rtype }) => (
            <LivePrice
              key={rtype}
              ecid={ecid}
              gid={match.gid}
              wtype={market.wtype}
              rtype={rtype}
              home={home}
              away={away}
              sport={match.sport}
            />
          ))}
      </div>
    </li>
  );
});

function Club({ match, side }: { match: MatchInfo; side: 'home' | 'away' }): ReactNode {
  return (
    <span className={css.team}>
      <Crest id={match.teamIds[side]} className={css.crest} />
      <span className={css.name}>{match.teams[side]}</span>
      {match.score && <b className={css.score}>{match.score[side]}</b>}
    </span>
  );
}
