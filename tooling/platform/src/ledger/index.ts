import './ledger.tables.ts';

export { balanceOf, openHouseAccounts, openMemberAccounts } from './accounts.ts';
export { adjustHold, reopenHold } from './corrections.ts';
export { owedBy } from './debts.ts';
export { hold, InsufficientBalance, postHold, releaseHold, voidHold } from './holds.ts';
export { bodyHash, runOperation } from './operations.ts';
export { payOpeningBalance } from './postings.ts';
