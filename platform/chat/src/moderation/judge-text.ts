import { foldDigits, foldText } from './folded-text.ts';

/** Why a text is not put into a room. */
export type TextRefusal = 'contact' | 'link' | 'wallet' | 'word';

/** So many digits in a row are how somebody is reached, unless the text says a bet, a score, a time or an amount. */
const MOST_DIGITS = 5;

const wallets = /(?:\bt[1-9a-z]{33}\b|0x[0-9a-f]{40})/i;
const domains =
  'com|net|org|cn|hk|tw|vip|cc|top|xyz|me|io|app|co|info|shop|club|site|live|fun|tv|link|win|bet|game';
const host = new RegExp(`[a-z0-9][a-z0-9-]*\\s*\\.\\s*(?:[a-z0-9-]+\\s*\\.\\s*)*(?:${domains})(?![a-z0-9])`);
const address = /(?:https?:|www\s*\.|[a-z0-9._-]+@[a-z0-9-]*[a-z][a-z0-9-]*\s*\.)/;
/** What stands between the parts of a number that is written apart. */
const gap = /[\s\-_.·•,，。、~*+=|/\\()（）[\]【】「」<>:：;；!！?？#'"“”]+/gu;

/** What people say of bets, as it is left out before digits are counted. */
const bets: readonly RegExp[] = [
  /\b\d{4}[-/年]\d{1,2}[-/月]\d{1,2}日?/g,
  /\b\d{1,2}:\d{2}(?::\d{2})?\b/g,
  /[¥￥$]\s*\d[\d,]*(?:\.\d+)?\s*[万千百亿]?/g,
  /\d[\d,]*(?:\.\d+)?\s*(?:元|块|万|千|亿|分钟|分|球|场|注|倍|%|u\b|usdt\b)/g,
  /@\s*\d{1,3}\.\d{1,3}/g,
  /[+-]?\d{1,3}(?:\.\d{1,2})?\s*\/\s*\d{1,3}(?:\.\d{1,2})?/g,
  /(?<![\d.])\d{1,3}\.\d{1,2}(?![\d.])/g,
  /(?<!\d)\d{1,2}\s*[-:比]\s*\d{1,2}(?!\d)/g,
];

/**
 * Why a text is not put into a room, after folding.
 * @param words folded: texts that hold one of them are refused.
 * @param before what its author said in the last minute, the newest last: a number may be split over them.
 */
export function judgeText(
  text: string,
  words: readonly string[] = [],
  before: readonly string[] = [],
): TextRefusal | undefined {
  const folded = foldText(text);
  if (wallets.test(folded.replace(/\s+/g, ''))) return 'wallet';
  const dotted = folded.replace(/\s*(?:点|。|dot|\[\.\]|\(\.\))\s*(?=[a-z])/g, '.');
  if (address.test(dotted) || host.test(dotted)) return 'link';
  if (words.some(word => folded.replace(gap, '').includes(word))) return 'word';
  if (hasContact(folded)) return 'contact';
  const together = [...before.slice(-2).map(foldText), folded].join(' ');
  return before.length > 0 && hasNumber(together) ? 'contact' : undefined;
}

/** A number that reaches somebody, or the name of another service with an account. */
function hasContact(folded: string): boolean {
  if (hasNumber(folded)) return true;
  const tight = foldDigits(folded).replace(gap, '');
  return /(?:微信|qq|电报|加我|加v|私聊|联系)[号:是]?[a-z0-9_]{5,}/.test(tight);
}

function hasNumber(folded: string): boolean {
  const apart = bets.reduce((left, said) => left.replace(said, '、、'), foldDigits(folded));
  const runs = apart.replace(gap, mark => (mark.includes('、、') ? '|' : '')).match(/\d+/g) ?? [];
  return runs.some(run => run.length > MOST_DIGITS);
}
