import { paths } from '@lobby/feature';
import { useText } from '@lobby/i18n';
import { Crest } from '@lobby/ui-kit/crest';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { MatchInfo } from '../../feed/match-info.ts';
import { sportsbookMessages } from '../../messages/index.ts';
import { LiveClock } from '../../status/live-clock.tsx';
import css from './gate-card.module.css';

/** A match, large, as the gate has room for it: league, clock, sides, score and its three prices. */
export function GateCard({ match, prices }: { readonly match: MatchInfo; readonly prices: ReactNode }) {
  const t = useText(sportsbookMessages);
  const { ecid, teams, teamIds, score, live } = match;
  return (
    <div className={css.card}>
      <p className={css.league}>{match.league}</p>
      <p>
        <LiveClock ecid={ecid} live={live} kickoff={match.kickoff} halted={match.halted} inline />
      </p>
      <Link
        className={css.match}
        to={paths.game.sport({ enName: 'crty' }, { match: ecid })}
        title={t('sportsbook.hot.open', { ...teams })}
      >
        <Crest className={css.crest} id={teamIds.home} />
        <span className={css.name}>{teams.home}</span>{' '}
        <span translate="no" className={css.score}>
          {score ? `${score.home} : ${score.away}` : '–'}
        </span>{' '}
        <Crest className={css.crest} id={teamIds.away} />
        <span className={css.name}>{teams.away}</span>
      </Link>
      {prices}
    </div>
  );
}
