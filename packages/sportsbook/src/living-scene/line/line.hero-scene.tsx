import { serverNow } from '@lobby/api';
import { paths } from '@lobby/feature';
import { useText } from '@lobby/i18n';
import { createPortal } from 'react-dom';
import { Link } from 'react-router-dom';
import type { MatchInfo } from '../../feed/match-info.ts';
import { sportsbookMessages } from '../../messages/index.ts';
import { IncidentList } from '../../rail/incident-list.tsx';
import { placeOf } from '../../rail/place-of.ts';
import type { HeroSceneProps } from '../hero-scene-props.ts';
import { useLead, useListedMatches } from '../use-lead.ts';
import { Countdown } from './countdown.tsx';
import css from './line-scene.module.css';
import { useClockWords, useKickoffWords } from './line-words.ts';

/** The match of the moment as one sentence over its ninety minutes. Nothing without a match: the hero's own words stay. */
export function LineHeroScene({ ids, place }: HeroSceneProps) {
  const lead = useLead(useListedMatches(ids));
  if (!lead) return null;
  return createPortal(lead.live ? <InPlay match={lead} /> : <ToCome match={lead} />, place);
}

function InPlay({ match }: { readonly match: MatchInfo }) {
  const t = useText(sportsbookMessages);
  const { words, minute } = useClockWords(match);
  const { home: scored = 0, away: conceded = 0 } = match.score ?? {};
  const goals = match.incidents?.filter(({ kind }) => kind === 'goal') ?? [];
  const sentence = t('sportsbook.line.score', {
    ...match.teams,
    // Never parted at the end of a line.
    score: `${scored}\u00a0:\u00a0${conceded}`,
    clock: words,
  });
  return (
    <div className={css.match}>
      <p className={css.sentence}>{sentence}</p>
      <Open match={match} />
      <p className={css.line} aria-hidden="true">
        <span className={css.played} style={{ inlineSize: `${placeOf(String(minute))}%` }} />
        {/* Known where the provider sends the goals; the score and the minute are told all the same. */}
        {goals.map(({ side, minute: at }, index) => (
          <span
            // Two goals of one side may fall into one minute; goals are only added and taken back in order.
            key={`${at} ${side} ${index}`}
            className={css.goal}
            data-side={side}
            style={{ insetInlineStart: `${placeOf(at)}%` }}
          />
        ))}
      </p>
      <p className={css.below}>{match.league}</p>
      <IncidentList match={match} />
    </div>
  );
}

function ToCome({ match }: { readonly match: MatchInfo }) {
  const t = useText(sportsbookMessages);
  const time = useKickoffWords(match.kickoff, serverNow());
  return (
    <div className={css.match}>
      <p className={css.sentence}>{t('sportsbook.line.next', { ...match.teams, time })}</p>
      <Open match={match} />
      <p className={css.line} aria-hidden="true" />
      <p className={css.below}>
        {match.league}
        <Countdown to={match.kickoff} />
      </p>
    </div>
  );
}

function Open({ match: { ecid, teams } }: { readonly match: MatchInfo }) {
  const t = useText(sportsbookMessages);
  return (
    <Link
      className={css.open}
      to={paths.game.sport({ enName: 'crty' }, { match: ecid })}
      aria-label={t('sportsbook.line.openMatch', { ...teams })}
    >
      {t('sportsbook.line.open')}
    </Link>
  );
}
