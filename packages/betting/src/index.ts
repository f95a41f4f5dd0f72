/** The arithmetic and the rules of a bet: isomorphic, pure, exact. No React, no store, no clock. */

export { type DeadHeat, type DeadHeatRule, deadHeatReturn, houseDeadHeatRule } from './grading/dead-heat.ts';
export { intervalAt, isMadeUpOf, printGoals, readGoals, type TimedGoal } from './grading/goal-times.ts';
export { countedGoals, type Grade, gradeHandicap, gradeTotal, type Score } from './grading/grade.ts';
export { type GradedSelection, gradeMarket, type MatchResult } from './grading/grade-market.ts';
export { marginOf } from './grading/grade-pick.ts';
export { gradeSets, type SetsRules } from './grading/grade-sets.ts';
export {
  officialInningScore,
  officialMinuteScore,
} from './grading/official-games.ts';
export { areQuartersOf } from './grading/quarters-of.ts';
export { type CancelReason, cancelReasonOf, cancelReasons } from './grading/reasons/cancel-reasons.ts';
export {
  type ChangeReasonCode,
  changeReasonOf,
  changeReasons,
  type ResultReason,
  resultReasons,
} from './grading/reasons/change-reasons.ts';
export { scoreOfPeriod } from './grading/score-of-period.ts';
export { returnedHalves, settleBet, settleMoney } from './grading/settle.ts';
export { isToldBy, type MatchPart, partOf, type ShownScores, toldParts } from './grading/told-parts.ts';
export { turnovers, validTurnover } from './grading/turnover.ts';
export { decidedBy } from './markets/decided-by.ts';
export {
  lineOfHome,
  lineOfSide,
  parseLine,
  printLine,
  type Quarters,
  type Strong,
  strongOf,
} from './markets/line.ts';
export {
  alternates,
  comparesHalves,
  isHandicap,
  isNearLine,
  isOfBothHalves,
  isOfGoalTimes,
  isOfSets,
  isTotal,
  type Market,
  type MarketKind,
  type MarketPick,
  type Phase,
} from './markets/market.ts';
export { groupsOf, type MarketGroup, marketGroups } from './markets/market-group.ts';
export {
  findPick,
  marketByWtype,
  marketInPhase,
  markets,
  selectionKey,
} from './markets/markets.ts';
export { goalOfLine, lastNextGoal, lineOfGoal } from './markets/next-goal.ts';
export {
  halfOrFull,
  type IntervalPeriod,
  intervalOf,
  intervalPeriods,
  isHalfOrFull,
  isInterval,
  isOfFirstHalf,
  type Period,
  periodsOf,
  type QuarterPeriod,
  quarterOf,
  quarterPeriods,
} from './markets/periods.ts';
export {
  formatOfMarket,
  readLine,
  readPrice,
  type ShownPrice,
  type StoredPrice,
  showPrice,
} from './markets/quote.ts';
export {
  mayCombine,
  pickOf,
  type SameMatchGroups,
  type SameMatchPart,
  type SameMatchPick,
  sameMatchGroups,
  sameMatchInPhase,
  sameMatchMarkets,
  sameMatchPart,
  sameMatchParts,
  sameMatchRtype,
} from './markets/same-match.ts';
export { convertQuote, decimalOf, hkValue, type OddsFormat, oddsFormats, parseOdds } from './odds/odds.ts';
export { convertPair, feedPair } from './odds/pair.ts';
export { type Exposure, stakeToRisk } from './odds/risk.ts';
export {
  comparePrice,
  decideChange,
  type OddsPolicy,
  oddsPolicies,
  sameLine,
} from './slip/change.ts';
export { findProblems, type SlipLimits, type SlipProblem } from './slip/problems.ts';
export { type SeriesLeg, type SeriesProblem, seriesProblems } from './slip/series-rules.ts';
export type {
  Slip,
  SlipChange,
  SlipEvent,
  SlipItem,
  SlipRule,
} from './slip/slip.ts';
export { addSelection } from './slip/slip-moves.ts';
export { slipReducer } from './slip/slip-reducer.ts';
export {
  type CappedStake,
  capStake,
  maxStake,
  readStake,
  type StakeReading,
  stakeToCap,
} from './slip/stake.ts';
export {
  type CashOutWhole,
  cashOutPart,
  cashOutPrice,
  certainChance,
  expectedReturn,
  type GradeChances,
  minCashOut,
  minCashOutPart,
  minReturn,
} from './tickets/cash-out.ts';
export { disputableUntil } from './tickets/disputable-until.ts';
export type { TicketLeg } from './tickets/factor.ts';
export { legExposure } from './tickets/leg-exposure.ts';
export { dailyPayoutCap, fenPerDollar } from './tickets/payout-caps.ts';
export { type ReturnRange, returnRange } from './tickets/return-range.ts';
export { riskLeft } from './tickets/risk-left.ts';
export { shareOf, unitOf } from './tickets/share.ts';
export {
  combinationCount,
  kindOfTicket,
  parseSizes,
  printSizes,
  type SystemType,
  systemOf,
  systemTypes,
  type TicketKind,
} from './tickets/systems.ts';
export { settledReturn, type Ticket, ticketExposure, ticketReturn, winnableOf } from './tickets/ticket.ts';
export {
  type Combination,
  type CombinationState,
  type TicketBreakdown,
  ticketBreakdown,
} from './tickets/ticket-breakdown.ts';
export { ticketTurnover } from './tickets/ticket-turnover.ts';
