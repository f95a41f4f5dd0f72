export {
  codeOf,
  entryOf,
  type Outcome,
  outcomeOf,
  type ResultName,
  resultCodes,
} from './catalogue.ts';
export { resultMessage } from './result-message.ts';
