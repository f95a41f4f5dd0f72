export { mayHaveRun } from './may-have-run.ts';
export { type RefusalReason, refusalReasons } from './reasons.ts';
export { reasonMessage, reasonOf, refusalText, refusalTitle } from './refusal-text.ts';
