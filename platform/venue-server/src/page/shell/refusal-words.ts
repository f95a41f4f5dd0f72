import type { Refused } from '../server.ts';
import type { Texts } from '../texts.ts';
import { amountText } from './amount-text.ts';

/** Why a round was not played, in words. */
export function refusalWords({ reason, most }: Refused, texts: Texts, isTrial: boolean): string {
  if (reason === 'session-ended') return texts.ended;
  if (reason === 'balance') return isTrial ? texts.noCredits : texts.noBalance;
  return reason === 'stake-cap' && most !== undefined
    ? texts.stakeCap(amountText(String(most)))
    : texts.failed;
}
