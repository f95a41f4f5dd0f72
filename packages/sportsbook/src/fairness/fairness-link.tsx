import { serverNow } from '@lobby/api';
import { useText } from '@lobby/i18n';
import { Icon } from '@lobby/ui-kit/icon';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import type { MatchInfo } from '../feed/match-info.ts';
import { sportsbookMessages } from '../messages/index.ts';
import { rememberDraw } from './check/seen-draws.ts';
import css from './fairness-link.module.css';

/** Leads from a match that is openly drawn to the page that shows how; keeps what is promised of it now. */
export function FairnessLink({ match }: { match: MatchInfo }) {
  const t = useText(sportsbookMessages);
  const { ecid, kickoff, drawHash } = match;
  useEffect(() => {
    if (drawHash) rememberDraw({ ecid, kickoff, hash: drawHash, at: serverNow() });
  }, [ecid, kickoff, drawHash]);
  if (!drawHash) return null;
  return (
    <Link className={css.link} to={`/fairness/${encodeURIComponent(ecid)}`}>
      <Icon name="shield" size={16} />
      {t('sportsbook.match.fairness')}
    </Link>
  );
}
