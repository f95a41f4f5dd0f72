export {
  availableAccount,
  balanceOf,
  heldAccount,
  houseAccount,
  openHouseAccounts,
  openMemberAccounts,
} from './accounts.ts';
export { type HoldRequest, hold, InsufficientBalance, postHold, voidHold } from './holds.ts';
export { bodyHash, type OperationKey, runOperation } from './operations.ts';
export { payOpeningBalance } from './postings.ts';
