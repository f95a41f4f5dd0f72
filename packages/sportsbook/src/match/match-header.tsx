import { nameHalf } from '@lobby/betting/names';
import { useFormat, useText } from '@lobby/i18n';
import { Crest } from '@lobby/ui-kit/crest';
import { Icon } from '@lobby/ui-kit/icon';
import { FairnessLink } from '../fairness/fairness-link.tsx';
import { FavouriteStar } from '../favourites/favourite-star.tsx';
import type { MatchInfo } from '../feed/match-info.ts';
import { sportsbookMessages } from '../messages/index.ts';
import { LineScore } from '../periods/line-score.tsx';
import { PeriodTable } from '../periods/period-table.tsx';
import { IncidentList } from '../rail/incident-list.tsx';
import { MatchRail } from '../rail/match-rail.tsx';
import { PartedName } from '../sets/parted-name.tsx';
import { SetsTable } from '../sets/sets-table.tsx';
import { LiveClock } from '../status/live-clock.tsx';
import { RedCards } from '../status/red-cards.tsx';
import css from './match-header.module.css';

/** League, clock, teams and score of one match. */
export function MatchHeader({ match, onBack }: { match: MatchInfo; onBack(): void }) {
  const t = useText(sportsbookMessages);
  const format = useFormat();
  const { teams, teamIds, score, halfScore } = match;
  return (
    <header className={css.header}>
      <div className={css.top}>
        <button type="button" className={css.back} onClick={onBack}>
          <Icon name="chevron-left" size={18} />
          {t('sportsbook.match.back')}
        </button>
        <span className={css.league}>{match.league}</span>
        <FairnessLink match={match} />
        <FavouriteStar match={match} />
      </div>
      <div className={css.teams}>
        <TeamName name={teams.home} id={teamIds.home} cards={match.redCards.home} side="home" />
        <div className={css.middle}>
          {score ? (
            <strong translate="no" className={css.score}>
              {score.home}
              <span aria-hidden="true">-</span>
              {score.away}
            </strong>
          ) : (
            <strong className={css.versus}>{t('sportsbook.match.vs')}</strong>
          )}
          <span className={css.under}>
            <span className={css.clock}>
              {match.live || match.halted ? (
                <LiveClock
                  ecid={match.ecid}
                  live={match.live}
                  kickoff={match.kickoff}
                  halted={match.halted}
                  inline
                />
              ) : (
                t('sportsbook.match.kickoff', { time: format.dateTime(match.kickoff).slice(0, 16) })
              )}
            </span>
            {halfScore && (
              <span className={css.half}>
                {t('sportsbook.halfScore', {
                  half: nameHalf(t, match.sport),
                  score: pairOf(halfScore),
                })}
              </span>
            )}
          </span>
          {(match.corners || match.cards) && (
            <span className={css.counted}>
              {[
                match.corners && t('sportsbook.corners', { count: pairOf(match.corners) }),
                match.cards && t('sportsbook.cards', { count: pairOf(match.cards) }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          )}
        </div>
        <TeamName name={teams.away} id={teamIds.away} cards={match.redCards.away} side="away" />
      </div>
      {match.sets && match.live && <SetsTable match={match} board={match.sets} />}
      {match.periods && match.inning && (
        <LineScore match={match} innings={match.periods} inning={match.inning} />
      )}
      {match.periods && !match.inning && !match.sets && <PeriodTable match={match} periods={match.periods} />}
      <div className={css.rail}>
        <MatchRail match={match} />
        <IncidentList match={match} />
      </div>
    </header>
  );
}

const pairOf = ({ home, away }: { home: number; away: number }) => `${home}-${away}`;

interface TeamNameProps {
  readonly name: string;
  readonly id: string;
  readonly cards: number;
  readonly side: 'home' | 'away';
}

function TeamName({ name, id, cards, side }: TeamNameProps) {
  return (
    <h2 className={css.team} data-side={side}>
      <Crest id={id} className={css.crest} />
      <span className={css.name}>
        <PartedName name={name} />
      </span>
      <RedCards count={cards} size="m" />
    </h2>
  );
}
