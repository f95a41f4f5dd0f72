import type { contract } from '@lobby/api-client/contract';
import { searchable } from '@lobby/api-client/searchable';
import type { Locale } from '@lobby/platform-kernel/calls/locale';
import type { InferOutput } from 'valibot';
import type { Catalogue, OfferedGame } from './catalogue.ts';

type Asked = InferOutput<typeof contract.venue.gameList.request>;

/** Which games are shown, and in which order. */
export type GameChoice = Omit<Asked, 'category' | 'langx' | 'from' | 'size'>;

/** What a member did with games, and a site’s members, by the keys of games. */
export interface GameMarks {
  readonly favourites: ReadonlySet<string>;
  /** When the member opened it last, ms. */
  readonly played: ReadonlyMap<string, number>;
  /** How often it was opened on the site. */
  readonly plays: ReadonlyMap<string, number>;
}

/** How many of the games that a member played stand in front. */
const mostPlayed = 3;

/** All games of a choice, in its order. */
export function arrangeGames(
  catalogue: Catalogue,
  { locale, ...choice }: GameChoice & { readonly locale: Locale },
  marks: GameMarks,
): readonly OfferedGame[] {
  const wanted = searchable(choice.search);
  const { minReturn, volatility, feature } = choice;
  const isChosen = ({ channelCode, game, key, searched }: OfferedGame) =>
    (choice.venue === undefined || channelCode === choice.venue) &&
    (choice.gameCode === undefined || game.code === choice.gameCode) &&
    (minReturn === undefined || Number(game.returnPercent) >= Number(minReturn)) &&
    (volatility === undefined || game.volatility === volatility) &&
    (feature === undefined || game.features.includes(feature)) &&
    (wanted === '' || game.initials.includes(wanted) || searched[locale].includes(wanted)) &&
    isShown({ game, key }, choice.show, marks);
  const { order } = choice;
  const arranged = (order === 'name' ? catalogue.byName(locale) : catalogue.games).filter(isChosen);
  // Those that are equal stay in the order by hand.
  const most = (figure: (offered: OfferedGame) => number) =>
    arranged.sort((one, other) => figure(other) - figure(one));
  const playedAt = ({ key }: OfferedGame) => marks.played.get(key) ?? 0;
  if (choice.show === 'recent') return most(playedAt);
  if (order === 'plays') return most(({ key }) => marks.plays.get(key) ?? 0);
  if (order === 'return') return most(({ game }) => Number(game.returnPercent));
  if (order !== 'front') return arranged;
  const played = arranged.filter(({ key }) => marks.played.has(key));
  const last = played.sort((one, other) => playedAt(other) - playedAt(one)).slice(0, mostPlayed);
  const hot = arranged.filter(({ game }) => game.badge === 'hot');
  return [...new Set([...last, ...hot, ...arranged])];
}

function isShown(
  { game, key }: Pick<OfferedGame, 'game' | 'key'>,
  show: GameChoice['show'],
  { favourites, played }: GameMarks,
): boolean {
  switch (show) {
    case 'all':
      return true;
    case 'hot':
    case 'new':
      return game.badge === show;
    case 'favourite':
      return favourites.has(key);
    case 'recent':
      return played.has(key);
  }
}
