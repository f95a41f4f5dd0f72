import { useText } from '@lobby/i18n';
import type { MatchInfo } from '../feed/match-info.ts';
import { sportsbookMessages } from '../messages/index.ts';
import css from './rail.module.css';

const words = { goal: 'sportsbook.incident.goal', red: 'sportsbook.incident.red' } as const;

/** The goals and red cards of a match in words, for those who do not see its rail. */
export function IncidentList({ match }: { match: Pick<MatchInfo, 'incidents' | 'teams'> }) {
  const t = useText(sportsbookMessages);
  const { incidents = [], teams } = match;
  if (incidents.length === 0) return null;
  return (
    <ul className={css.words} aria-label={t('sportsbook.incidents')}>
      {incidents.map(({ kind, side, minute }, at) => (
        <li key={`${minute} ${kind} ${side} ${at}`}>{t(words[kind], { minute, team: teams[side] })}</li>
      ))}
    </ul>
  );
}
