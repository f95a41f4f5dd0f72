import { useText } from '@lobby/i18n';
import type { SportType } from '@lobby/sports';
import { Button } from '@lobby/ui-kit/button';
import { type ReactNode, useMemo } from 'react';
import { type ListState, openList } from '../feed/list-feed.ts';
import { winner } from '../match-card/match-card.tsx';
import { MatchCards } from '../match-card/match-cards.tsx';
import { sportsbookMessages } from '../messages/index.ts';
import { fromList } from '../query/use-browse-query.ts';
import { useSportsbook } from '../state/sportsbook-context.ts';
import { useFeed } from '../state/use-feed.ts';

interface NextMatchesProps {
  readonly sport: SportType;
  /** Leads to all that begin today. */
  onAll(): void;
}

const shown = 6;
const nothingYet: ListState = { status: 'loading', ids: [] };

/** Below the matches in play of a drawn sport: the next to begin, each with its countdown and who wins. */
export function NextMatches({ sport, onAll }: NextMatchesProps): ReactNode {
  const t = useText(sportsbookMessages);
  const sportsbook = useSportsbook();
  const { state } = useFeed(
    `next ${sport}`,
    () => openList({ sport, show: 'today', wtypes: [winner.pre] }, sportsbook),
    nothingYet,
  );
  const ids = useMemo(() => {
    const matches = state.ids.flatMap(id => sportsbook.board.matches.read(id) ?? []);
    return matches
      .filter(({ live }) => !live)
      .sort((one, other) => one.kickoff - other.kickoff)
      .slice(0, shown)
      .map(({ ecid }) => ecid);
  }, [state.ids, sportsbook]);
  if (ids.length === 0) return null;
  return (
    <MatchCards
      title={t('sportsbook.next.title')}
      more={
        <Button size="s" onClick={onAll}>
          {t('sportsbook.next.all')}
        </Button>
      }
      ids={ids}
      namesLeague
      state={fromList}
    />
  );
}
