import { marketByWtype } from '@lobby/betting';
import { useText } from '@lobby/i18n';
import { Crest } from '@lobby/ui-kit/crest';
import { memo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { MatchInfo } from '../feed/match-info.ts';
import { sportsbookMessages } from '../messages/index.ts';
import { LivePrice } from '../price/live-price.tsx';
import { fromList, useMatchPath } from '../query/use-browse-query.ts';
import { useMatch } from '../state/use-board.ts';
import { LiveClock } from '../status/live-clock.tsx';
import css from './next-matches.module.css';

/** Who wins, before the match. */
export const shownMarket = { wtype: 'M' } as const;

/** A match that is about to begin: how long until then, its clubs, and the prices of who wins. */
export const NextCard = memo(function NextCard({ ecid }: { ecid: string }): ReactNode {
  const t = useText(sportsbookMessages);
  const match = useMatch(ecid);
  const pathOf = useMatchPath();
  if (!match) return null;
  const { home, away } = match.teams;
  return (
    <li className={css.card}>
      <p className={css.top}>
        <LiveClock
          ecid={ecid}
          live={match.live}
          kickoff={match.kickoff}
          halted={match.halted}
          countsDown
          inline
        />
        <span className={css.league}>{match.league}</span>
      </p>
      <Link
        className={css.teams}
        to={pathOf(ecid)}
        state={fromList}
        title={t('sportsbook.hot.open', { home, away })}
      >
        <Club match={match} side="home" />
        <Club match={match} side="away" />
      </Link>
      <div className={css.prices}>
        {marketByWtype(shownMarket.wtype)?.picks.map(({ rtype }) => (
          <LivePrice
            key={rtype}
            ecid={ecid}
            gid={match.gid}
            wtype={shownMarket.wtype}
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
    </span>
  );
}
