import './double-entry/ledger.tables.ts';

export { openHouseAccounts, openMemberAccounts } from './double-entry/accounts.ts';
export { owedBy } from './double-entry/debts.ts';
export type { PostingKind } from './double-entry/ledger.tables.ts';
export { IdConflict, InsufficientBalance } from './double-entry/ledger-errors.ts';
export { bodyHash, findOutcome, outcomeOfKind, runOperation } from './double-entry/operations.ts';
export { lockAvailable, payOpeningBalance } from './double-entry/postings.ts';
export { convert } from './movements/conversion.ts';
export { adjustHold, reopenHold } from './movements/corrections.ts';
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
} from './movements/credits.ts';
export { hold, postHold, releaseHold, voidHold } from './movements/holds.ts';
export type { Moved } from './movements/movements.ts';
export { moveHoldToVenue } from './movements/venue-holds.ts';
export { moveFromVenue, moveToVenue, recordVenueResult } from './movements/venue-moves.ts';
export { returnWithdrawal, spendHold } from './movements/withdrawals.ts';
export { balanceOf, type Purses, pursesOf } from './reports/balances.ts';
export { freePostings } from './reports/free-postings.ts';
export { type LockedMoney, lockedMoney, transferReference } from './reports/locked-money.ts';
export { lostAtVenues } from './reports/lost-at-venues.ts';
export { lostInBets } from './reports/lost-in-bets.ts';
export { movedBy, movedByOne, repaidBy } from './reports/posted-by.ts';
export { type VenuePurse, venuePurses } from './reports/venue-purses.ts';
