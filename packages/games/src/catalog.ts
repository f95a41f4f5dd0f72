import type { Game } from './game/game.ts';
import { slotGames } from './slots/data/index.ts';
import type { SlotEvent } from './slots/events.ts';

/** Everything that a page can be asked to play, told apart by `type`. */
export type GameEvent = SlotEvent;

/** A game without its own types, as a server holds it. What it is given as a choice comes from its `readChoice`. */
export type AnyGame = Game<unknown, unknown, GameEvent>;

/** Every game that is built, in the order of their lists. */
export const games: readonly AnyGame[] = [...slotGames];

/** The game of a code; undefined for one that is not built. */
export function gameOf(code: string): AnyGame | undefined {
  return games.find(game => game.code === code);
}
