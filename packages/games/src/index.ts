/** The rules of the demo games: pure, the same on a server and in a browser. */

export { type BigBead, beadRoad, bigRoad, type RoadCoup, type RoadPlace } from './baccarat/roads.ts';
export type { Bet, BetEvent, Bets } from './bets/bets.ts';
export type { Card } from './cards/cards.ts';
export { type AnyGame, type GameEvent, gameOf, games, replay } from './catalog.ts';
export { chainEnd, linkAt } from './game/chain.ts';
export { type Exact, rootOf, volatilityOf } from './game/exact.ts';
export {
  type Game,
  type GameHall,
  type GameKind,
  isStake,
  type NoChoice,
  type Round,
  type RoundEvent,
  type Stakes,
  winOf,
} from './game/game.ts';
export type { Replay, RoundRecord, SeedRecord } from './game/replay.ts';
export { rulesHash } from './game/rules-hash.ts';
export { commitmentOf, personalDraws, type Seeds, type SharedSeeds, sharedDraws } from './game/seeds.ts';
export { type ChoiceSheet, returnBand, type Sheet, sheetOf } from './sheets/sheet.ts';
export type { SlotEvent } from './slots/events.ts';
export { jackpotAward, jackpotFeed } from './slots/jackpot.ts';
export type { JackpotRules, SlotRules } from './slots/rules.ts';
