import type { Refused } from '../server.ts';
import type { Texts } from '../texts.ts';

/** Why a round was not played, in words. @param lacks said when there is not enough money */
export function refusedText({ reason, most }: Refused, texts: Texts, lacks: string): string {
  if (reason === 'session-ended') return texts.ended;
  if (reason === 'balance') return lacks;
  return reason === 'stake-cap' && most !== undefined ? texts.stakeCap(String(most)) : texts.failed;
}
