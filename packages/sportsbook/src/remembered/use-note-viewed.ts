import { serverNow } from '@lobby/api';
import { useSession } from '@lobby/api/session';
import { useLocale } from '@lobby/i18n';
import { typeOf } from '@lobby/sports';
import { useEffect } from 'react';
import type { MatchInfo } from '../feed/match-info.ts';
import { changeListMemory, readListMemory } from './list-memory.ts';
import { withViewed } from './viewed-matches.ts';

/** Remembers that the user of this page looked at a match, once its names are there. */
export function useNoteViewed(match: MatchInfo | undefined): void {
  const { userId } = useSession();
  const locale = useLocale();
  const { ecid, sport, kickoff, teams } = match ?? {};
  const { home, away } = teams ?? {};
  useEffect(() => {
    if (!ecid || !sport || kickoff === undefined || !home || !away) return;
    const { viewed = [] } = readListMemory(userId);
    const seen = { ecid, sport: typeOf(sport), kickoff, home, away, locale };
    changeListMemory(userId, { viewed: withViewed(viewed, seen, serverNow()) });
  }, [userId, locale, ecid, sport, kickoff, home, away]);
}
