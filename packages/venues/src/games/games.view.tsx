import { type ApiFailure, inlineText } from '@lobby/api-client/request';
import { useLocale, useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { EmptyState } from '@lobby/ui-kit/empty-state';
import { ErrorState } from '@lobby/ui-kit/error-state';
import { Page } from '@lobby/ui-kit/page';
import { Panel } from '@lobby/ui-kit/panel';
import { Skeleton, SkeletonGroup } from '@lobby/ui-kit/skeleton';
import { useMemo } from 'react';
import { venuesMessages } from '../messages/index.ts';
import type { Game, ListedCategory, ToldPool, Venue } from '../venue-types.ts';
import { artOf } from './game-art.tsx';
import { firstChoice, type GameChoice, narrows } from './game-choice.ts';
import { GameFilters } from './game-filters.tsx';
import { GameGrid } from './game-grid.tsx';
import css from './games.module.css';
import { MoreGames, type MoreGamesProps } from './more-games.tsx';
import { poolKey } from './pools/pool-key.ts';

export interface GamesViewProps {
  readonly category: ListedCategory;
  /** The first of those chosen, in order; undefined while they are being fetched, or when that failed. */
  readonly games: readonly Game[] | undefined;
  /** How many are chosen. */
  readonly total: number;
  /** What games of the category can do. */
  readonly features: readonly string[];
  /** The games are those of the choice before: those of this one are being fetched. */
  readonly isLate: boolean;
  /** Undefined: all that are chosen are there. */
  readonly more: MoreGamesProps | undefined;
  readonly venues: readonly Venue[];
  readonly choice: GameChoice;
  /** The shared jackpots by the key of their game. */
  readonly pools: ReadonlyMap<string, ToldPool>;
  readonly failure: ApiFailure | undefined;
  readonly isRetrying: boolean;
  onChoice(next: GameChoice): void;
  onRetry(): void;
  onPlay(game: Game): void;
  onTry(game: Game): void;
  onFavourite(game: Game): void;
}

/** The games of all venues of a kind: what is chosen from, and the cards. */
export function GamesView(props: GamesViewProps) {
  const { category, games, venues, choice, failure, onChoice } = props;
  const t = useText(venuesMessages);
  const locale = useLocale();
  const shut = useMemo(
    () => new Set(venues.filter(({ state }) => state !== 'open').map(({ channelCode }) => channelCode)),
    [venues],
  );
  return (
    <Page title={t(`venues.title.${category}`)}>
      {failure ? (
        <Panel>
          <ErrorState
            title={t('venues.games.error')}
            hint={inlineText(failure, locale)}
            busy={props.isRetrying}
            onRetry={props.onRetry}
          />
        </Panel>
      ) : (
        <>
          {hasFilters(category) && (
            <GameFilters choice={choice} venues={venues} features={props.features} onChange={onChoice} />
          )}
          <p role="status" className={css.count}>
            {games &&
              (props.isLate ? t('venues.games.loading') : t('venues.games.count', { count: props.total }))}
          </p>
          {!games ? (
            <SkeletonGroup label={t('venues.games.loading')} className={css.waiting}>
              {Array.from({ length: 12 }, (_, at) => (
                <Skeleton key={at} shape="block" height="14.5rem" />
              ))}
            </SkeletonGroup>
          ) : games.length === 0 ? (
            <Panel>
              {!narrows(choice) ? (
                <EmptyState title={t('venues.empty')} hint={t('venues.empty.hint')} icon="venue" />
              ) : (
                <NoGames choice={choice} onReset={() => onChoice({ ...firstChoice, venue: choice.venue })} />
              )}
            </Panel>
          ) : (
            <>
              <GameGrid
                games={games}
                kind={artOf[category]}
                label={t(`venues.title.${category}`)}
                isLate={props.isLate}
                poolOf={game => props.pools.get(poolKey(game))}
                isShut={game => shut.has(game.channelCode)}
                onPlay={props.onPlay}
                onTry={props.onTry}
                onFavourite={props.onFavourite}
              />
              {props.more && !props.isLate && <MoreGames {...props.more} />}
            </>
          )}
        </>
      )}
    </Page>
  );
}

/** A venue of tables has so few games that nothing is gained by choosing among them. */
const hasFilters = (category: ListedCategory) => category === 'DZ' || category === 'BY';

function NoGames({ choice, onReset }: { readonly choice: GameChoice; onReset(): void }) {
  const t = useText(venuesMessages);
  const kind =
    choice.show === 'favourite' || choice.show === 'recent'
      ? (`venues.games.none.${choice.show}` as const)
      : 'venues.games.none';
  return (
    <EmptyState
      icon="search"
      title={t(kind)}
      hint={t(`${kind}.hint`)}
      action={<Button onClick={onReset}>{t('venues.games.none.reset')}</Button>}
    />
  );
}
