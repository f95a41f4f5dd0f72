/** Draws that decide something of value: keyed, in integers, and to be drawn again by anybody who has the key. */

export {
  freshInning,
  type HalfInningLaw,
  halfInningLaw,
  type Standing,
} from './baseball/half-inning-law.ts';
export { type Bases, isHit } from './baseball/plays.ts';
export { type BaseballRules, baseballFacts } from './baseball/rules.ts';
export { type BaseballPlay, type BaseballScript, drawBaseball } from './baseball/script.ts';
export {
  type BasketballRules,
  basketballFacts,
  regularTurns,
  secondsOfPeriod,
  turnsOfPeriod,
} from './basketball/rules.ts';
export { type BasketballScript, type BasketballTurn, drawBasketball } from './basketball/script.ts';
export {
  answerChances,
  expectedAnswer,
  turnChances,
  turnLaw,
} from './basketball/turn-law.ts';
export { bindKeys, type DayKeys, keyLeaf, rootFrom } from './day-keys.ts';
export { type FootballReveal, footballCommitment } from './football/commitment.ts';
export type { FootballEvent, FootballScript } from './football/event.ts';
export {
  type FootballRules,
  footballFacts,
  footballRules,
  goalsAMinute,
  type Pair,
} from './football/rules.ts';
export {
  drawFootball,
  goalsOf,
  placeFootball,
} from './football/script.ts';
export {
  goalsOfAttacks,
  type HandballRules,
  handballFacts,
  matchAttacks,
} from './handball/rules.ts';
export { drawHandball, type HandballAttack, type HandballScript } from './handball/script.ts';
export { digest, eventKey, fromHex, type Key, keyed, toHex } from './keyed.ts';
export { commitmentOf, personalDraws, type Seeds } from './personal/seeds.ts';
export { spinWheel } from './personal/wheel.ts';
export {
  beginningOf,
  otherSide,
  type SetsGame,
  type SetsMatch,
  type SetsPosition,
  type Side,
  setsToWin,
  winnerOf,
} from './sets/position.ts';
export {
  badmintonRules,
  isSetWon,
  openerAfter,
  pointsOfSet,
  type RallyRules,
  rallyGame,
  tableTennisRules,
  volleyballRules,
} from './sets/rallies.ts';
export { drawSets, type SetsScript } from './sets/script.ts';
export {
  firstShot,
  frameUnits,
  isFrameDecided,
  pointsLeft,
  snookerGame,
  unitsPotted,
} from './sets/snooker.ts';
export {
  isSetOfGames,
  isTieBreak,
  serverOfGame,
  serverOfTieBreak,
  tennisFacts,
  tennisGame,
} from './sets/tennis.ts';
export { type DrawStream, drawStream, fraction, shuffled } from './stream.ts';
