import { mostPicks } from './slip.ts';
import type { TicketSentences } from './ticket-sentences.ts';

interface Ways {
  readonly isTrial: boolean;
  /** The most on a pick, as it is read. */
  readonly most: string;
}

/** Why a ticket was not taken, in words. The picks stay on the slip. */
export function refusalOf(reason: string, says: TicketSentences, { isTrial, most }: Ways): string {
  if (reason === 'closed') return says.lateBets;
  if (reason === 'balance') return isTrial ? says.tooMuchCredits : says.tooMuch;
  return reason === 'limit' || reason === 'stake-cap' ? says.limit(mostPicks, most) : says.refused;
}
