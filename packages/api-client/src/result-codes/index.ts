export {
  codeOf,
  entryOf,
  type MayHaveRun,
  type Outcome,
  outcomeOf,
  type ResultName,
  resultCodes,
} from './catalogue.ts';
export { resultMessage } from './messages.ts';
export { resultTitle } from './titles.ts';
export { withFacts } from './with-facts.ts';
