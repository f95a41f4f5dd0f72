import { useText } from '@lobby/i18n';
import { VisuallyHidden } from '@lobby/ui-kit/visually-hidden';
import type { MatchInfo } from '../feed/match-info.ts';
import { sportsbookMessages } from '../messages/index.ts';

const words = { goal: 'sportsbook.incident.goal', red: 'sportsbook.incident.red' } as const;

/** The goals and red cards of a match in words, for those who do not see its rail. */
export function IncidentList({ match }: { match: Pick<MatchInfo, 'incidents' | 'teams'> }) {
  const t = useText(sportsbookMessages);
  const { incidents = [], teams } = match;
  if (incidents.length === 0) return null;
  return (
    <VisuallyHidden as="ul" aria-label={t('sportsbook.incidents')}>
      {incidents.map(({ kind, side, minute }, at) => (
        <li key={`${minute} ${kind} ${side} ${at}`}>{t(words[kind], { minute, team: teams[side] })}</li>
      ))}
    </VisuallyHidden>
  );
}
