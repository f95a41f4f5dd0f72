import type { listedCategories } from '@lobby/api-client/contract/game/venue-games';
import { searchable } from '@lobby/api-client/searchable';
import type { Locale } from '@lobby/platform-kernel/calls/locale';
import { venuesIn } from '../directory/venue-list.ts';
import type { VenueGame } from '../provider/venue.ts';
import type { GameShelf } from './game-shelf.ts';
import { gameKey } from './marks.ts';

type Category = (typeof listedCategories)[number];

/** A game among those of a category. */
export interface OfferedGame {
  readonly channelCode: string;
  /** Names it among those of all venues. */
  readonly key: string;
  readonly game: VenueGame;
  /** Its names as they are searched. */
  readonly searched: Readonly<Record<Locale, string>>;
}

/** The games of a category. */
export interface Catalogue {
  /** In the order by hand. */
  readonly games: readonly OfferedGame[];
  /** What they can do, each once, the most common first. */
  readonly features: readonly string[];
  /** In the order of their names. */
  byName(locale: Locale): readonly OfferedGame[];
}

/** The catalogues of all categories; each is made once of what its venues told. */
export function createCatalogues(shelf: GameShelf) {
  const made = new Map<Category, { readonly lists: readonly object[]; readonly catalogue: Catalogue }>();
  return {
    async of(category: Category): Promise<Catalogue> {
      const venues = venuesIn(category);
      const lists = await Promise.all(venues.map(({ code }) => shelf.of(code)));
      const before = made.get(category);
      if (before?.lists.every((list, at) => list === lists[at])) return before.catalogue;
      const catalogue = catalogueOf(
        lists.flatMap((list, at) => list.map(game => offered(venues[at]?.code ?? '', game))),
      );
      made.set(category, { lists, catalogue });
      return catalogue;
    },
  };
}

const offered = (channelCode: string, game: VenueGame): OfferedGame => ({
  ...{ channelCode, game, key: gameKey(channelCode, game.code) },
  searched: { 'zh-CN': searchable(game.names['zh-CN']), 'zh-TW': searchable(game.names['zh-TW']) },
});

const byPinyin = new Intl.Collator('zh-Hans-CN-u-co-pinyin');

/** The catalogue of these games. */
export function catalogueOf(games: readonly OfferedGame[]): Catalogue {
  const byHand = [...games].sort((one, other) => one.game.position - other.game.position);
  const named = new Map<Locale, readonly OfferedGame[]>();
  return {
    games: byHand,
    features: featuresOf(byHand),
    byName(locale) {
      const known =
        named.get(locale) ??
        [...byHand].sort((one, other) => byPinyin.compare(one.game.names[locale], other.game.names[locale]));
      named.set(locale, known);
      return known;
    },
  };
}

function featuresOf(games: readonly OfferedGame[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const feature of games.flatMap(({ game }) => game.features))
    counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one).map(([feature]) => feature);
}
