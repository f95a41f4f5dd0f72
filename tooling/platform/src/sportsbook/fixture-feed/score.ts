import type { Score } from '@lobby/betting';

/** A score as rows and the wire write it, "1:0". */
export function printScore(score: Score): string {
  return `${score[0]}:${score[1]}`;
}

/** The score of such a text; undefined for an empty one. */
export function readScore(text: string | null): Score | undefined {
  const [home, away] = (text ?? '').split(':').map(Number);
  return text && home !== undefined && away !== undefined ? [home, away] : undefined;
}
