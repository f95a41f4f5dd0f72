import './turnover.tables.ts';

export { leaveUnplayed, undoLeaving } from './leave-unplayed.ts';
export { noteRound, noteValid } from './note-valid.ts';
export { depositTerms, openRequirement } from './open-requirement.ts';
export { openTurnover } from './open-turnover.ts';
export { takeForRebate } from './take-for-rebate.ts';
