/** The rules of a wallet: pure, exact, the same in the browser and on the platform. No React, no store, no clock. */
export { type BankId, bankOfCard, banks } from './accounts/bank-of-card.ts';
export { foldCardNumber, inFours, isCardNumber, maskCardNumber } from './accounts/card-number.ts';
export { type Chain, maskChainAddress, readChainAddress } from './accounts/chain-address.ts';
export { unpayableAddress } from './accounts/unpayable-address.ts';
export { type BonusProblem, type BonusRules, type BonusTerms, bonusProblem } from './bonus-terms.ts';
export {
  type GameCategory,
  gameCategories,
  productGroups,
  type Round,
  turnoverGroups,
  validTurnoverOfRound,
} from './categories.ts';
export {
  confirmRaise,
  type DepositLimit,
  RAISE_CONFIRMABLE_MS,
  RAISE_COOLING_OFF_MS,
  raiseState,
  remainingDeposit,
  requestLimit,
} from './deposit-limit.ts';
export { bonusOf, feeOf } from './deposit-rates.ts';
export { exclusionEnd } from './exclusion.ts';
export {
  BIRTHDAY_ACCOUNT_DAYS,
  BIRTHDAY_DEPOSIT,
  type BirthdayCondition,
  type BirthdayFacts,
  birthdayConditions,
  judgeBirthday,
} from './grades/birthday-gift.ts';
export { type GradeTerms, gradeTerms, termsOfGrade } from './grades/grade-terms.ts';
export {
  afterKeeping,
  firstStanding,
  givenStanding,
  gradedTurnover,
  gradeWeights,
  KEEPING_DAYS,
  keepingEnd,
  risen,
  type Standing,
} from './grades/standing.ts';
export { judgePayment } from './judge-payment.ts';
export {
  exclusionEndsAt,
  isPauseInForce,
  longerPause,
  type Pause,
  pauseWithExclusion,
  RETURN_WAITS,
} from './pause.ts';
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
export {
  lockedBonuses,
  maxWithdrawableBy,
  type Unplayed,
  type UnplayedWithdrawal,
  withdrawUnplayed,
} from './unplayed.ts';
export {
  fenToUsdt,
  parseRate,
  usdtOfOrder,
  usdtOfWithdrawal,
  usdtToFen,
} from './usdt.ts';
