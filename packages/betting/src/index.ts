/** The arithmetic and the rules of a bet: isomorphic, pure, exact. No React, no store, no clock. */
export { type CancelReason, cancelReasonOf, cancelReasons } from './cancel-reasons.ts';
export { capitals, traditionalCapitals } from './capitals.ts';
export {
  type CashOutWhole,
  cashOutPart,
  cashOutPrice,
  certainChance,
  expectedReturn,
  type GradeChances,
  type LegPrice,
  minCashOut,
  minCashOutPart,
  minReturn,
} from './cash-out.ts';
export {
  comparePrice,
  decideChange,
  type OddsPolicy,
  oddsPolicies,
  sameLine,
} from './change.ts';
export { type DeadHeat, type DeadHeatRule, deadHeatReturn, houseDeadHeatRule } from './dead-heat.ts';
export type { TicketLeg } from './factor.ts';
export {
  type Grade,
  gradeHandicap,
  gradeTotal,
  mirrorGrade,
  type Score,
} from './grade.ts';
export { type GradedSelection, gradeMarket, type MatchResult } from './grade-market.ts';
export { legExposure } from './leg-exposure.ts';
export {
  lineOfHome,
  lineOfSide,
  parseLine,
  printLine,
  type Quarters,
  type Strong,
  strongOf,
} from './line.ts';
export type { Market, MarketKind, MarketPick, Period, Phase } from './market.ts';
export { alternatePrefix, findPick, marketByWtype, marketInPhase, markets, selectionKey } from './markets.ts';
export { divideHalfUp, type Fen, formatYuan, parseYuan } from './money.ts';
export { convertQuote, decimalOf, hkValue, type OddsFormat, oddsFormats, parseOdds } from './odds.ts';
export { convertPair, feedPair } from './pair.ts';
export { dailyPayoutCap, fenPerDollar, type SportCode } from './payout-caps.ts';
export { findProblems, type SlipLimits, type SlipProblem } from './problems.ts';
export {
  formatOfMarket,
  readLine,
  readPrice,
  type ShownPrice,
  type StoredPrice,
  showPrice,
} from './quote.ts';
export { compareRatio, parseRatio, printRatio, printScaled, type Ratio, ratioText } from './ratio.ts';
export { type ReturnRange, returnRange } from './return-range.ts';
export { type Exposure, exactRisk, stakeToRisk } from './risk.ts';
export { riskLeft } from './risk-left.ts';
export { type SeriesLeg, type SeriesProblem, seriesProblems } from './series-rules.ts';
export { returnedHalves, settleBet, settleMoney } from './settle.ts';
export { shareOf, unitOf } from './share.ts';
export {
  SLIP_LIMIT,
  type Slip,
  type SlipChange,
  type SlipEvent,
  type SlipItem,
  type SlipRule,
} from './slip.ts';
export { addSelection, removeSelection, setMultiple, setSeries } from './slip-moves.ts';
export { slipReducer } from './slip-reducer.ts';
export {
  type CappedStake,
  capStake,
  maxStake,
  readStake,
  type StakeReading,
} from './stake.ts';
export {
  combinationCount,
  kindOfTicket,
  MAX_LEGS,
  maxCombinations,
  parseSizes,
  printSizes,
  type SystemType,
  systemOf,
  systemTypes,
  type TicketKind,
} from './systems.ts';
export { settledReturn, type Ticket, ticketExposure, ticketReturn, winnableOf } from './ticket.ts';
export {
  type Combination,
  type CombinationState,
  type TicketBreakdown,
  ticketBreakdown,
} from './ticket-breakdown.ts';
export { ticketTurnover } from './ticket-turnover.ts';
export { turnovers, validTurnover } from './turnover.ts';
export { type AmountUnit, halfWidth, plainAmount, readAmountText } from './typed-amount.ts';
export { winningPick } from './winning-pick.ts';
