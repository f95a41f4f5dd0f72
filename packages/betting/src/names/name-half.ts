import { findSport } from '@lobby/sports';
import type { SayBetWord } from './bet-words.ts';

/** What the first half of a sport is, where it is no half. */
export function partOf(sport: string | undefined) {
  return sport === undefined ? undefined : findSport(sport)?.play.half;
}

/** What markets and scores of the first half are called in a sport: "半场", "前五局". */
export function nameHalf(say: SayBetWord, sport: string | undefined): string {
  const part = partOf(sport);
  return say(part ? `betting.half.${part}` : 'betting.half');
}
