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
export { hold, postHold, releaseHold, voidHold } from './holds.ts';
export { InsufficientBalance } from './insufficient-balance.ts';
export { type LockedMoney, lockedMoney, transferReference } from './locked-money.ts';
export type { Moved } from './movements.ts';
export { bodyHash, findOutcome, runOperation } from './operations.ts';
export { movedBy, repaidBy } from './posted-by.ts';
export { lockAvailable, payOpeningBalance } from './postings.ts';
export { moveHoldToVenue } from './venue-holds.ts';
export { moveFromVenue, moveToVenue, recordVenueResult } from './venue-moves.ts';
export { returnWithdrawal, spendHold } from './withdrawals.ts';
