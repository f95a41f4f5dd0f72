import { type BaccaratEvent, baccarat, freeBaccarat } from './baccarat/baccarat.ts';
import { blackjack } from './blackjack/blackjack.ts';
import type { BlackjackEvent } from './blackjack/events.ts';
import { type BullEvent, bull } from './bull/bull.ts';
import { type EsportsEvent, esports } from './esports/esports.ts';
import { type FishingEvent, fishing } from './fishing/fishing.ts';
import type { Game } from './game/game.ts';
import { type Replay, type RoundRecord, replayRound } from './game/replay.ts';
import { fiveDigits } from './lotteries/five-digits.ts';
import { tenCars } from './lotteries/ten-cars.ts';
import { type LotteryEvent, threeDice } from './lotteries/three-dice.ts';
import { type RouletteEvent, roulette } from './roulette/roulette.ts';
import { slotGames } from './slots/data/index.ts';
import type { SlotEvent } from './slots/events.ts';

/** Everything that a page can be asked to play, told apart by `type`. */
export type GameEvent =
  | SlotEvent
  | BaccaratEvent
  | RouletteEvent
  | LotteryEvent
  | BullEvent
  | BlackjackEvent
  | FishingEvent
  | EsportsEvent;

/** A game without its own types, as a server holds it. What it is given as a choice comes from its `readChoice`. */
export type AnyGame = Game<unknown, unknown, GameEvent>;

/** Every game that is built, in the order of their lists. */
export const games: readonly AnyGame[] = [
  ...slotGames,
  fishing,
  baccarat,
  freeBaccarat,
  roulette,
  bull,
  blackjack,
  threeDice,
  fiveDigits,
  tenCars,
  esports,
];

/** The game of a code; undefined for one that is not built. */
export function gameOf(code: string): AnyGame | undefined {
  return games.find(game => game.code === code);
}

/** Draws a recorded round again and says whether it is the same: the whole work of a verifier. */
export function replay(record: RoundRecord): Replay {
  return replayRound(record, gameOf(record.game));
}
