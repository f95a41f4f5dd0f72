import type { Language } from '../../texts.ts';
import { type PickHints, pickHints } from './hints.ts';
import { type PickNames, pickNames } from './names.ts';
import { type LotterySentences, lotterySentences } from './sentences.ts';

/** Everything that the page of a lottery says in one script. */
export interface LotteryWords {
  readonly names: PickNames;
  readonly hints: PickHints;
  readonly says: LotterySentences;
}

export const lotteryWords = (language: Language): LotteryWords => ({
  names: pickNames(language),
  hints: pickHints(language),
  says: lotterySentences(language),
});
