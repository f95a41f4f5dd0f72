/** The rules of a wallet: pure, exact, the same in the browser and on the platform. No React, no store, no clock. */
export { AMOUNT_LENGTH, type AmountProblem, type AmountReading, foldAmount, readAmount } from './amount.ts';
export { type BankId, bankOfCard, banks } from './bank-of-card.ts';
export { type BonusProblem, type BonusRules, type BonusTerms, bonusProblem } from './bonus-terms.ts';
export { foldCardNumber, isCardNumber, maskCardNumber } from './card-number.ts';
export {
  type GameCategory,
  gameCategories,
  productGroups,
  type Round,
  validOfRound,
} from './categories.ts';
export { type Chain, chains, maskChainAddress, readChainAddress } from './chain-address.ts';
export {
  askForLimit,
  confirmRaise,
  type DepositLimit,
  depositRemaining,
  type LimitUse,
  RAISE_STANDS,
  RAISE_WAITS,
  type RaiseState,
  raiseState,
} from './deposit-limit.ts';
export { exclusionEnd, exclusionMonths } from './exclusion.ts';
export { type LimitWindow, limitWindows, windowAt } from './limit-windows.ts';
export { type RebateTerms, rebateOf } from './rebate.ts';
export {
  applyBet,
  type CountedBet,
  filledOf,
  type Portion,
  type Requirement,
  type TurnoverBook,
  takeBackBet,
  turnoverLeft,
  turnoverNeed,
  type Weights,
} from './turnover-requirement.ts';
export {
  cutForChain,
  fenToUsdt,
  formatUsdt,
  type Micro,
  parseRate,
  parseUsdt,
  usdtOfOrder,
  usdtOfWithdrawal,
  usdtToFen,
} from './usdt.ts';
