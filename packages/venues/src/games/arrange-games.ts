import type { Game } from '../venue-types.ts';
import type { GameChoice } from './game-choice.ts';

/** The games that a choice shows, in its order. */
export function arrangeGames(games: readonly Game[], choice: GameChoice): readonly Game[] {
  const wanted = searchable(choice.search);
  const shown = games.filter(
    game =>
      (choice.venue === '' || game.channelCode === choice.venue) &&
      isShown(game, choice) &&
      (choice.minReturn === '' || Number(game.returnPercent) >= Number(choice.minReturn)) &&
      (choice.volatility === '' || game.volatility === Number(choice.volatility)) &&
      (choice.feature === '' || game.features.includes(choice.feature)) &&
      (wanted === '' || game.initials.includes(wanted) || nameOf(game).includes(wanted)),
  );
  return shown.sort(choice.show === 'recent' ? latestFirst : orders[choice.order]);
}

/** The features that games have, each once, those of most games first. */
export function featuresOf(games: readonly Game[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const feature of games.flatMap(game => game.features))
    counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one).map(([feature]) => feature);
}

function isShown(game: Game, { show }: GameChoice): boolean {
  switch (show) {
    case 'all':
      return true;
    case 'hot':
    case 'new':
      return game.badge === show;
    case 'favourite':
      return game.isFavourite;
    case 'recent':
      return game.playedAt > 0;
  }
}

/** The name of a game as it is compared, made once: a list of thousands is searched with each letter. */
function nameOf(game: Game): string {
  const known = comparedNames.get(game) ?? searchable(game.name);
  comparedNames.set(game, known);
  return known;
}

const comparedNames = new WeakMap<Game, string>();

/** As it is compared: without blanks, of one width, in small letters. */
function searchable(text: string): string {
  return text.normalize('NFKC').replace(/\s+/g, '').toLowerCase();
}

const byPinyin = new Intl.Collator('zh-Hans-CN-u-co-pinyin');
const latestFirst = (one: Game, other: Game) => other.playedAt - one.playedAt;

const orders: Record<GameChoice['order'], (one: Game, other: Game) => number> = {
  hand: (one, other) => one.position - other.position,
  name: (one, other) => byPinyin.compare(one.name, other.name),
  plays: (one, other) => other.plays - one.plays || one.position - other.position,
  return: (one, other) =>
    Number(other.returnPercent) - Number(one.returnPercent) || one.position - other.position,
};
