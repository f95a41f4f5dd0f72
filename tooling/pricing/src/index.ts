export { agrees, priceAfterWait } from './cash-out/agreed-price.ts';
export { chancesOf, legValue } from './cash-out/leg-value.ts';
export { type RunnerSum, titleWinWithinLimit } from './champions/champion-liability.ts';
export { championOdds } from './champions/champion-odds.ts';
export { type BackedSum, exposureOf, type Reach, winWithinLimit } from './risk/exposure.ts';
export {
  acceptanceDelay,
  type LiabilityLimits,
  liabilityLimits,
  parlayLimits,
  seriesLimits,
  stakeRange,
} from './risk/limits.ts';
export { type Backed, outcomesOf } from './risk/outcomes.ts';
export { differs, tiltOf } from './risk/tilt-of.ts';
export { type Board, boardOf, countMarkets, isOffered } from './trader/board.ts';
export { openBook, type Priced, untilted } from './trader/book.ts';
export {
  type BookInputs,
  handsOff,
  type InputRow,
  noInputs,
  type OperatorSetting,
} from './trader/book-inputs.ts';
export { difference, total } from './trader/grid.ts';
export { evenTotal } from './trader/lines.ts';
export { freshMoment, type Moment, momentAt } from './trader/moment.ts';
export { type Quote, quoteAt, type Selection, selectionOf } from './trader/quote.ts';
export { emptyTilt, mostTilt, printTilt, readTilt, tiltGoals, tiltIndex } from './trader/tilt.ts';
