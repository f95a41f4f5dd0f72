import { foldText, plainText } from './folded-text.ts';
import { needsCare } from './judging/care.ts';
import { hasAccount } from './judging/contacts.ts';
import { breaksHouseRules } from './judging/house-rules.ts';
import { hasLink } from './judging/links.ts';
import { hasNumber } from './judging/numbers.ts';
import { hasEncoded, hasWallet } from './judging/wallets.ts';

/** Why a text is not put into a room. */
export type TextRefusal = 'care' | 'contact' | 'link' | 'wallet' | 'word';

/** So many messages of the last minute are read together with a new one. */
const TOGETHER = 2;

/**
 * Why a text is not put into a room, after folding.
 * @param words folded, of the site: texts that hold one of them are refused.
 * @param before what its author said in the last minute, the newest last: an account may be split over them.
 */
export function judgeText(
  text: string,
  words: readonly string[] = [],
  before: readonly string[] = [],
): TextRefusal | undefined {
  if (needsCare(foldText(text))) return 'care';
  const alone = judge(text, words);
  if (alone || before.length === 0) return alone;
  const parts = [...before.slice(-TOGETHER), text];
  // An address or a name is cut anywhere, and a number at its digits.
  return judge(parts.join(' '), words) ?? (hasLink(foldText(parts.join(''))) ? 'link' : undefined);
}

function judge(text: string, words: readonly string[]): Exclude<TextRefusal, 'care'> | undefined {
  const plain = plainText(text);
  const folded = foldText(text);
  if (hasWallet(plain)) return 'wallet';
  if (hasEncoded(plain) || hasLink(folded)) return 'link';
  if (breaksHouseRules(folded)) return 'word';
  const tight = folded.replace(/[^\p{L}\p{N}]+/gu, '');
  if (words.some(word => tight.includes(word))) return 'word';
  return hasNumber(folded) || hasAccount(folded) ? 'contact' : undefined;
}
