import { nameSport } from '@lobby/betting/names';
import { useText } from '@lobby/i18n';
import { sportCodes, sports } from '@lobby/sports';
import { EmptyState } from '@lobby/ui-kit/empty-state';
import { Icon } from '@lobby/ui-kit/icon';
import { Segmented } from '@lobby/ui-kit/segmented';
import type { Counts } from '../feed/counts-feed.ts';
import { ListSkeleton } from '../list/list-skeleton.tsx';
import { sportsbookMessages } from '../messages/index.ts';
import { SportSelect } from '../query/sport-select.tsx';
import type { BrowseQuery } from '../query/use-browse-query.ts';
import { useSportsbook } from '../state/sportsbook-context.ts';
import { useFeed } from '../state/use-feed.ts';
import { DelayedBadge } from '../status/delayed-badge.tsx';
import { NotLoaded } from '../status/not-loaded.tsx';
import { ChampionCard } from './champion-card.tsx';
import css from './champion-view.module.css';
import { type OutrightsState, openOutrights } from './outright-feed.ts';

interface ChampionViewProps {
  readonly query: BrowseQuery;
  readonly counts: Counts | undefined;
  onGo(next: BrowseQuery): void;
}

const shows = ['today', 'early'] as const;
const loading: OutrightsState = { status: 'loading', games: [] };

/** The centre column of champion markets: competitions with their runners, today's or those of later days. */
export function ChampionView({ query, counts, onGo }: ChampionViewProps) {
  const t = useText(sportsbookMessages);
  const sportsbook = useSportsbook();
  // Nothing of a champion market is only in play.
  const show = query.show === 'early' ? 'early' : 'today';
  const { state, feed } = useFeed(`champion ${show}`, () => openOutrights(show, sportsbook), loading);
  return (
    <>
      <div className={css.bar}>
        <Segmented
          label={t('sportsbook.shows')}
          value={show}
          onChange={next => onGo({ ...query, show: next, date: '' })}
          items={shows.map(value => ({
            value,
            label: t(`sportsbook.show.${value}`),
            count: counts?.champions?.[value],
          }))}
        />
        <SportSelect query={query} onGo={onGo} />
      </div>
      <DelayedBadge feed={feed} />
      <Body state={state} show={show} onRetry={() => feed?.retry()} />
    </>
  );
}

function Body({ state, show, onRetry }: { state: OutrightsState; show: 'today' | 'early'; onRetry(): void }) {
  const t = useText(sportsbookMessages);
  if (state.status === 'loading') return <ListSkeleton columns={2} />;
  if (state.status === 'failed')
    return <NotLoaded title={t('sportsbook.error.title')} failure={state.failure} onRetry={onRetry} />;
  if (state.games.length === 0) {
    return (
      <EmptyState
        icon="champion"
        title={t(`sportsbook.champion.empty.${show}`)}
        hint={t('sportsbook.empty.noneHint')}
      />
    );
  }
  const played = sportCodes.filter(code => state.games.some(({ sport }) => sport === code));
  return played.map(code => (
    <section key={code} aria-label={nameSport(t, code)}>
      {played.length > 1 && (
        <h2 className={css.sport}>
          <Icon name={sports[code].icon} size={18} />
          {nameSport(t, code)}
        </h2>
      )}
      {state.games
        .filter(({ sport }) => sport === code)
        .map(game => (
          <ChampionCard key={game.gid} outright={game} />
        ))}
    </section>
  ));
}
