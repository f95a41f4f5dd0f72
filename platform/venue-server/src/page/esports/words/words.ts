import type { Language } from '../../texts.ts';
import { type EsportsNames, esportsNames } from './names.ts';
import { type EsportsSentences, esportsSentences } from './sentences.ts';

/** Everything that the page of e-sports says in one script. */
export interface EsportsWords {
  readonly names: EsportsNames;
  readonly says: EsportsSentences;
}

export const esportsWords = (language: Language): EsportsWords => ({
  names: esportsNames(language),
  says: esportsSentences(language),
});
