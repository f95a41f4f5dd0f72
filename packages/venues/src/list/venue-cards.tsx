import { useText } from '@lobby/i18n';
import { Skeleton, SkeletonGroup } from '@lobby/ui-kit/skeleton';
import { GameTiles } from '../games/game-tiles.tsx';
import type { LaunchPlace } from '../launch/launch.flow.ts';
import { venuesMessages } from '../messages/index.ts';
import type { Game, ListedCategory, Venue } from '../venue-types.ts';
import { OwnVenueCard, VenueCard } from './venue-card.tsx';
import css from './venue-cards.module.css';

export interface VenueCardsProps {
  /** Undefined while they are being fetched. */
  readonly venues: readonly Venue[] | undefined;
  /** The site's own sportsbook, which stands first. */
  readonly own: { readonly name: string; readonly target: '_blank' | undefined } | undefined;
  /** What the member has where; undefined for a visitor, or while it is not known. */
  readonly balances: readonly { readonly channelCode: string; readonly balance: string }[] | undefined;
  /** The first games of the only venue, which stand beside its card; undefined where there are several. */
  readonly beside: { readonly category: ListedCategory; readonly games: readonly Game[] } | undefined;
  /** Where the games of a venue open. */
  place(venue: Venue): LaunchPlace;
  /** The venue that is being entered, and the game, empty for its lobby. */
  readonly entering: { readonly enName: string; readonly gameCode: string } | undefined;
  /** Into a game of the venue, or into its lobby. */
  onEnter(venue: Venue, game?: Game): void;
}

/** The venues of one category as cards; one that is alone has its games beside it. */
export function VenueCards(props: VenueCardsProps) {
  const { own, balances, beside, entering } = props;
  const t = useText(venuesMessages);
  // Our own sportsbook has a card of its own, in the words of the brand.
  // It needs no answer to be entered.
  const others = props.venues?.filter(({ opens }) => opens !== 'page') ?? (own ? [] : undefined);
  if (!others)
    return (
      <SkeletonGroup label={t('venues.loading')} className={css.venues}>
        <Skeleton shape="block" height="13rem" />
        <Skeleton shape="block" height="13rem" />
      </SkeletonGroup>
    );
  const [only] = others;
  return (
    <div className={css.hall} data-lone={beside !== undefined || undefined}>
      <ul className={css.venues} aria-label={t('venues.list')}>
        {own && (
          <li>
            <OwnVenueCard {...own} rebate={props.venues?.find(({ opens }) => opens === 'page')?.rebate} />
          </li>
        )}
        {others.map(venue => (
          <li key={venue.channelCode}>
            <VenueCard
              venue={venue}
              balance={balances?.find(({ channelCode }) => channelCode === venue.channelCode)?.balance}
              place={props.place(venue)}
              isEntering={entering?.enName === venue.channelCode && entering.gameCode === ''}
              isWaiting={entering !== undefined}
              onEnter={() => props.onEnter(venue)}
            />
          </li>
        ))}
      </ul>
      {beside && only && (
        <GameTiles
          {...beside}
          label={t('venues.beside', { name: only.name })}
          isShut={only.state !== 'open'}
          entering={entering?.gameCode}
          onPlay={game => props.onEnter(only, game)}
        />
      )}
    </div>
  );
}
