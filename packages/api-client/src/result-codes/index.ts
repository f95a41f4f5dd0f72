export {
  codeOf,
  entryOf,
  type Outcome,
  outcomeOf,
  type ResultCode,
  type ResultCodeEntry,
  type ResultName,
  resultCodes,
} from './catalogue.ts';
export { type ResultLocale, resultMessage } from './result-message.ts';
