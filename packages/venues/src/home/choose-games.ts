import { arrangeGames } from '../games/arrange-games.ts';
import { firstChoice } from '../games/game-choice.ts';
import type { Game } from '../venue-types.ts';

/** How many games stand on the home page, and how many of them a member has played. */
const [most, mostPlayed] = [6, 3];

/** The games for the home page, each once: those that were played last, then hot ones, then those first by hand. */
export function chooseGames(games: readonly Game[]): readonly Game[] {
  const played = arrangeGames(games, { ...firstChoice, show: 'recent' }).slice(0, mostPlayed);
  const hot = arrangeGames(games, { ...firstChoice, show: 'hot' });
  const others = arrangeGames(games, { ...firstChoice, show: 'all' });
  return [...new Set([...played, ...hot, ...others])].slice(0, most);
}
