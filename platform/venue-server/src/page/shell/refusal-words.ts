import type { Texts } from '../texts.ts';

/** Why a round was not played, in words. */
export function refusalWords(reason: string, texts: Texts, isTrial: boolean): string {
  if (reason === 'session-ended') return texts.ended;
  if (reason === 'balance') return isTrial ? texts.noCredits : texts.noBalance;
  return texts.failed;
}
