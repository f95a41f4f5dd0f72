export { mayHaveRun } from './may-have-run.ts';
export { type RefusalReason, refusalReasons } from './reasons.ts';
export { reasonMessage, reasonOf, refusalText } from './refusal-text.ts';
