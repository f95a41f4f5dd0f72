import './turnover.tables.ts';

export type { EmptiedVenues } from './close-when-spent.ts';
export { demandActivity } from './demand-activity.ts';
export { demandPlayed } from './demand-played.ts';
export { depositReturned } from './deposit-returned.ts';
export { undoLeaving, withdrawUnplayed } from './leave-unplayed.ts';
export { noteRound, noteValid } from './note-valid.ts';
export { depositTerms, openForGrant, openRequirement, openRequirements } from './open-requirement.ts';
export { openTurnover } from './open-turnover.ts';
export { takeForRebate } from './take-for-rebate.ts';
export type { DayAmounts, DayResults } from './turnover-by-day.ts';
