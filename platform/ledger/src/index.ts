import './ledger.tables.ts';

export { openHouseAccounts, openMemberAccounts } from './accounts.ts';
export { balanceOf, type Purses, pursesOf } from './balances.ts';
export { convert } from './conversion.ts';
export { adjustHold, reopenHold } from './corrections.ts';
export {
  creditBonus,
  creditDeposit,
  creditRebate,
  parkPayment,
  payFee,
  returnParked,
  reverseBonus,
  reverseDeposit,
  takeBonusBack,
} from './credits.ts';
export { owedBy } from './debts.ts';
export { freePostings } from './free-postings.ts';
export { hold, postHold, releaseHold, voidHold } from './holds.ts';
export type { PostingKind } from './ledger.tables.ts';
export { IdConflict, InsufficientBalance } from './ledger-errors.ts';
export { type LockedMoney, lockedMoney, transferReference } from './locked-money.ts';
export { lostAtVenues } from './lost-at-venues.ts';
export { lostInBets } from './lost-in-bets.ts';
export type { Moved } from './movements.ts';
export { bodyHash, findOutcome, outcomeOfKind, runOperation } from './operations.ts';
export { movedBy, movedByOne, repaidBy } from './posted-by.ts';
export { lockAvailable, payOpeningBalance } from './postings.ts';
export { moveHoldToVenue } from './venue-holds.ts';
export { moveFromVenue, moveToVenue, recordVenueResult } from './venue-moves.ts';
export { type VenuePurse, venuePurses } from './venue-purses.ts';
export { returnWithdrawal, spendHold } from './withdrawals.ts';
