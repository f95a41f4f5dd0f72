import { foldText, plainText, tightText } from './folded-text.ts';
import { needsCare } from './judging/care.ts';
import { hasAccount } from './judging/contacts.ts';
import { breaksHouseRules } from './judging/house-rules.ts';
import { hasLink } from './judging/links.ts';
import { hasNumber } from './judging/numbers.ts';
import { hasEncoded, hasWallet } from './judging/wallets.ts';
import type { Pattern } from './patterns/read-pattern.ts';

/** Why a text is not put into a room. */
export type TextRefusal = 'care' | 'contact' | 'link' | 'wallet' | 'word';

/** So many messages of the last minute are read together with a new one. */
const TOGETHER = 2;

/**
 * Why a text is not put into a room, after folding.
 * @param words of the site, folded; no text holds one, nor what `patterns` find.
 * @param before said by its author in the last minute, newest last: an account may be split over them.
 */
export function judgeText(
  text: string,
  words: readonly string[] = [],
  before: readonly string[] = [],
  patterns: readonly Pattern[] = [],
): TextRefusal | undefined {
  if (needsCare(foldText(text))) return 'care';
  const alone = judge(text, words, patterns);
  if (alone || before.length === 0) return alone;
  const parts = [...before.slice(-TOGETHER), text];
  // An address or a name is cut anywhere, and a number at its digits.
  return judge(parts.join(' '), words, patterns) ?? (hasLink(foldText(parts.join(''))) ? 'link' : undefined);
}

function judge(
  text: string,
  words: readonly string[],
  patterns: readonly Pattern[],
): Exclude<TextRefusal, 'care'> | undefined {
  const plain = plainText(text);
  const folded = foldText(text);
  if (hasWallet(plain)) return 'wallet';
  if (hasEncoded(plain) || hasLink(folded)) return 'link';
  if (breaksHouseRules(folded)) return 'word';
  const tight = tightText(folded);
  if (words.some(word => tight.includes(word)) || patterns.some(({ find }) => find(tight) !== undefined))
    return 'word';
  return hasNumber(folded) || hasAccount(folded) ? 'contact' : undefined;
}
