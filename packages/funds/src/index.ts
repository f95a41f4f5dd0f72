/** The rules of a wallet: pure, exact, the same in the browser and on the platform. No React, no store, no clock. */
export { type BankId, bankOfCard, banks } from './bank-of-card.ts';
export { type BonusProblem, type BonusRules, type BonusTerms, bonusProblem } from './bonus-terms.ts';
export { foldCardNumber, inFours, isCardNumber, maskCardNumber } from './card-number.ts';
export { type GameCategory, gameCategories, type Round, validOfRound } from './categories.ts';
export { type Chain, maskChainAddress, readChainAddress } from './chain-address.ts';
export {
  askForLimit,
  confirmRaise,
  type DepositLimit,
  depositRemaining,
  RAISE_STANDS,
  RAISE_WAITS,
  raiseState,
} from './deposit-limit.ts';
export { bonusOf, feeOf } from './deposit-rates.ts';
export { exclusionEnd } from './exclusion.ts';
export { judgePayment } from './judge-payment.ts';
export { exclusionEndsAt, isInForce, longerPause, type Pause, takesPlaceOf } from './pause.ts';
export { type RebateTerms, rebateOf } from './rebate.ts';
export {
  applyBet,
  type CountedBet,
  type Portion,
  type Requirement,
  type TurnoverBook,
  takeBackBet,
  turnoverNeed,
  type Weights,
} from './turnover-requirement.ts';
export { unpayableAddress } from './unpayable-address.ts';
export { bonusesKept, type LeavesUnplayed, leaveUnplayed, mostByWay, type Unplayed } from './unplayed.ts';
export {
  fenToUsdt,
  parseRate,
  usdtOfOrder,
  usdtOfWithdrawal,
  usdtToFen,
} from './usdt.ts';
