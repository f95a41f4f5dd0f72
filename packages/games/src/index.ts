/** The rules of the demo games: pure, the same on a server and in a browser. */

export type { BaccaratEvent, BaccaratRules } from './baccarat/baccarat.ts';
export { type BigBead, beadRoad, bigRoad, type RoadCoup, type RoadPlace } from './baccarat/roads.ts';
export type { Bet, BetEvent, Bets } from './bets/bets.ts';
export type { BlackjackEvent, HandOutcome } from './blackjack/events.ts';
export { type Move, totalOf } from './blackjack/hands.ts';
export type { BlackjackRules } from './blackjack/round.ts';
export type { BullEvent, BullRules } from './bull/bull.ts';
export { type BullKind, bullKinds } from './bull/hands.ts';
export { type Card, rankOf } from './cards/cards.ts';
export { type AnyGame, type GameEvent, gameOf, games, replay } from './catalog.ts';
export type { EsportsRules } from './esports/esports.ts';
export type { MapEvent } from './esports/events.ts';
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
export type { RouletteEvent, RouletteRules } from './roulette/roulette.ts';
export { type ChoiceSheet, returnBand, type Sheet, sheetOf } from './sheets/sheet.ts';
export type { SlotEvent } from './slots/events.ts';
export { jackpotAward, jackpotFeed } from './slots/jackpot.ts';
export type { JackpotRules, SlotRules } from './slots/rules.ts';
