import { parseBetType, parseOfferType } from '@lobby/sports';
import type { SayBetWord } from './bet-words.ts';

/** What a leg or a list is of, by its code: 足球, or 冠军 of a runner; 其他运动 of a code that the house does not have. */
export function nameSport(say: SayBetWord, code: string): string {
  return say(`betting.sport.${parseBetType(code) ?? parseOfferType(code) ?? 'other'}`);
}
