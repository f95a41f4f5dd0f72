export { agrees, priceAfterWait } from './cash-out/agreed-price.ts';
export { chancesOf, legValue } from './cash-out/leg-value.ts';
export { type RunnerSum, titleWinWithinLimit } from './champions/champion-liability.ts';
export { championOdds, seasonOdds } from './champions/champion-odds.ts';
export { playedSeasons, type SeasonStep, seasonChances } from './champions/season-chances.ts';
export { countModel } from './counts/count-model.ts';
export { handballModel } from './handball/handball-model.ts';
export { inningsModel } from './innings/innings-model.ts';
export { goalModel, type PriceModel } from './model/price-model.ts';
export { pointsModel } from './points/points-model.ts';
export { liabilityAdjustmentOf } from './risk/adjust-for-liability.ts';
export { type BackedSum, exposureOf, type ScoreSoFar } from './risk/exposure.ts';
export {
  acceptanceDelay,
  type LiabilityLimits,
  liabilityLimits,
  type SportLimits,
  seriesLimits,
  stakeRange,
} from './risk/limits.ts';
export { type Backed, isOfScores, outcomesOf } from './risk/outcomes.ts';
export {
  badmintonSets,
  snookerSets,
  tableTennisSets,
  tennisSets,
  volleyballSets,
} from './sets/priced-sports.ts';
export type { PricedSets } from './sets/sets-book.ts';
export { setsModel } from './sets/sets-model.ts';
export {
  type Board,
  boardOf,
  countMarkets,
  hasBegun,
  isNextGoal,
  isOffered,
  isShut,
} from './trader/board.ts';
export { openBook, type Priced, unadjustedChances } from './trader/book.ts';
export {
  type BookInputs,
  type FeedSetting,
  type InputRow,
  noInputs,
  noOperatorSetting,
  type OperatorSetting,
  type ReportedIncident,
} from './trader/book-inputs.ts';
export { difference, total } from './trader/grid/grid.ts';
export { evenTotal } from './trader/grid/lines.ts';
export {
  adjustedGoals,
  maxAdjustment,
  noAdjustment,
  printAdjustment,
  readAdjustment,
  scoreIndex,
} from './trader/liability-adjustment.ts';
export { freshMoment, type Moment, momentAt } from './trader/moment.ts';
export { type Quote, quoteAt, type Selection, selectionOf } from './trader/quote.ts';
