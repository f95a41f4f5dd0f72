import type { LotterySentences } from '../words/sentences.ts';
import { mostPicks } from './slip.ts';

interface Ways {
  readonly isTrial: boolean;
  /** The most on a pick, as it is read. */
  readonly most: string;
}

/** Why a ticket was not taken, in words. The picks stay on the slip. */
export function refusalOf(reason: string, says: LotterySentences, { isTrial, most }: Ways): string {
  if (reason === 'closed') return says.lateBets;
  if (reason === 'balance') return isTrial ? says.tooMuchCredits : says.tooMuch;
  return reason === 'limit' ? says.limit(mostPicks, most) : says.refused;
}
