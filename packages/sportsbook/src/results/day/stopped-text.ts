import type { SayText } from '@lobby/i18n';

const told = ['D1', 'D2', 'D3', 'D4', 'D5', 'D8', 'D9', 'DC', 'DE'] as const;

/** Why a match was not finished, by the code of its result; 其他原因 of one that is not about a match. */
export function stoppedText(
  t: SayText<`sportResults.stopped.${(typeof told)[number] | 'other'}`>,
  code: string,
): string {
  return t(`sportResults.stopped.${told.find(name => name === code) ?? 'other'}`);
}
